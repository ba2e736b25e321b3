# SPDX-License-Identifier: Apache-2.0
# belay_room(NAME SOURCES … [ROOMS …] [LINK …])
# One room of the house: the library belay_NAME of src/NAME, static unless BUILD_SHARED_LIBS says otherwise. ROOMS are the
# rooms it may include; the test `layering` compares them with the table in src/README.md. LINK are outside libraries.
function(belay_room name)
  cmake_parse_arguments(PARSE_ARGV 1 ROOM "" "" "SOURCES;ROOMS;LINK")
  add_library(belay_${name} ${ROOM_SOURCES})
  target_include_directories(belay_${name} PUBLIC "${CMAKE_SOURCE_DIR}/src")
  list(TRANSFORM ROOM_ROOMS PREPEND "belay_" OUTPUT_VARIABLE libraries)
  target_link_libraries(belay_${name} PUBLIC ${libraries} ${ROOM_LINK} PRIVATE belay_strict)
  belay_precompile(belay_${name} ${libraries} ${ROOM_LINK})
endfunction()
