# SPDX-License-Identifier: Apache-2.0
# belay_room(NAME [HOT] SOURCES … [ROOMS …] [LINK …])
# One room of the house: the library belay_NAME of src/NAME, static unless BUILD_SHARED_LIBS says otherwise; of
# widgets/style it is belay_widgets_style. ROOMS are the rooms it may include; the test `layering` compares them with the
# table in src/README.md. LINK are outside libraries. HOT: tests spend their time in it, so that it is optimised for them. With BELAY_UNITY, BELAY_UNITY_BATCH sources are compiled at
# a time: half the work from nothing, more for a change of one file.
function(belay_room name)
  cmake_parse_arguments(PARSE_ARGV 1 ROOM "HOT" "" "SOURCES;ROOMS;LINK")
  belay_libraries(library ${name})
  belay_libraries(libraries ${ROOM_ROOMS})
  add_library(${library} ${ROOM_SOURCES})
  target_include_directories(${library} PUBLIC "${CMAKE_SOURCE_DIR}/src")
  target_link_libraries(${library} PUBLIC ${libraries} ${ROOM_LINK} PRIVATE belay_strict)
  belay_unity(${library})
  set(how "")
  if(ROOM_HOT AND BELAY_SANITIZE)
    set(how HOT)
  endif()
  belay_precompile(${library} ${how} LIBRARIES ${libraries} ${ROOM_LINK})
endfunction()

# belay_libraries(VARIABLE [ROOM …]): the libraries of rooms.
function(belay_libraries variable)
  list(TRANSFORM ARGN PREPEND "belay_" OUTPUT_VARIABLE libraries)
  list(TRANSFORM libraries REPLACE "/" "_")
  set(${variable} ${libraries} PARENT_SCOPE)
endfunction()
