# SPDX-License-Identifier: Apache-2.0
# belay_test(NAME [SOURCES …] [ROOMS …] [LINK …] [ENV K=V …] [LABELS …] [TIMEOUT seconds])
# One Qt Test program tst_NAME from tst_NAME.cpp (plus SOURCES), run on the offscreen platform.
function(belay_test name)
  cmake_parse_arguments(PARSE_ARGV 1 T "" "TIMEOUT" "SOURCES;ROOMS;LINK;ENV;LABELS")
  if(NOT T_TIMEOUT)
    set(T_TIMEOUT 120)
  endif()
  add_executable(tst_${name} tst_${name}.cpp ${T_SOURCES})
  belay_libraries(libraries ${T_ROOMS})
  set(support belay_testsupport)
  foreach(room IN LISTS T_ROOMS)
    if(TARGET belay_testsupport_${room})
      list(APPEND support belay_testsupport_${room})
    endif()
  endforeach()
  target_link_libraries(tst_${name} PRIVATE ${libraries} ${T_LINK} Qt6::Test ${support} belay_strict)
  belay_precompile(tst_${name} TEST KIND "${BELAY_TEST_KIND}" LIBRARIES ${libraries} ${T_LINK})
  # Empty for almost every test: their classes include what moc makes of them.
  set_source_files_properties("${CMAKE_CURRENT_BINARY_DIR}/tst_${name}_autogen/mocs_compilation.cpp" PROPERTIES
    SKIP_PRECOMPILE_HEADERS ON)
  add_dependencies(tst_${name} belay-guard belay-mcp-gate)
  if(TARGET belay-seal)
    add_dependencies(tst_${name} belay-seal)
  endif()
  set_target_properties(tst_${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
  add_test(NAME ${name} COMMAND tst_${name})
  set_tests_properties(${name} PROPERTIES TIMEOUT ${T_TIMEOUT} LABELS "${T_LABELS}"
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_LOGGING_RULES=qt.qpa.*=false;LC_ALL=C.UTF-8;BELAY_BIN=${CMAKE_BINARY_DIR}/bin;BELAY_GUARD=${CMAKE_BINARY_DIR}/bin/belay-guard;BELAY_SEAL=${CMAKE_BINARY_DIR}/bin/belay-seal;BELAY_MCP_GATE=${CMAKE_BINARY_DIR}/bin/belay-mcp-gate;BELAY_SOURCE=${CMAKE_SOURCE_DIR};${T_ENV}")
endfunction()

# belay_test_support(ROOM [SOURCES …] [ROOMS …]): what the tests of a room, and of those above it, have in common.
function(belay_test_support room)
  cmake_parse_arguments(PARSE_ARGV 1 T "" "" "SOURCES;ROOMS")
  add_library(belay_testsupport_${room} STATIC ${T_SOURCES})
  belay_libraries(libraries ${room})
  list(TRANSFORM T_ROOMS PREPEND belay_testsupport_ OUTPUT_VARIABLE support)
  target_link_libraries(belay_testsupport_${room} PUBLIC ${libraries} ${support} belay_testsupport Qt6::Test
    PRIVATE belay_strict)
  belay_precompile(belay_testsupport_${room} TEST LIBRARIES ${libraries})
endfunction()

# belay_test_headers(HEADERS … LIBRARIES …): what most tests in this folder include, beside what all do: made once for all
# of them. Only where nothing is there yet, as BELAY_UNITY: otherwise the change of one header is one of all tests.
macro(belay_test_headers)
  if(BELAY_UNITY)
    get_filename_component(BELAY_TEST_KIND "${CMAKE_CURRENT_SOURCE_DIR}" NAME)
    string(APPEND BELAY_TEST_KIND _tests)
    belay_precompiled(${BELAY_TEST_KIND} TEST ${ARGV})
  endif()
endmacro()
