# SPDX-License-Identifier: Apache-2.0
# The programs of most tests, and of those that are about the product as built; CI names the optimised ones for these.
set(BELAY_PROGRAMS "${CMAKE_BINARY_DIR}/bin" CACHE PATH "Where the programs are that the tests labelled \"product\" start")

# belay_test(NAME [CLASS …] [PARTS n] [TIMEOUT seconds] [COST seconds] [LABELS …] [ENV K=V …])
# One class of this folder's program, in tst_NAME.cpp, as a test of its own on the offscreen platform. With PARTS several
# tests, each with every nth function and row of data. COST is what it takes, if that is long: long ones begin first.
function(belay_test name)
  cmake_parse_arguments(PARSE_ARGV 1 T "" "CLASS;PARTS;TIMEOUT;COST" "LABELS;ENV")
  get_filename_component(folder "${CMAKE_CURRENT_SOURCE_DIR}" NAME)
  if(NOT T_CLASS)
    set_property(DIRECTORY APPEND PROPERTY BELAY_TEST_SOURCES tst_${name}.cpp)
    file(STRINGS tst_${name}.cpp T_CLASS REGEX "^BELAY_(GUI_)?TEST\\(Test")
    string(REGEX REPLACE ".*\\(Test(.*)\\).*" "\\1" T_CLASS "${T_CLASS}")
  endif()
  if(NOT T_TIMEOUT)
    set(T_TIMEOUT 300)
  endif()
  if(NOT T_COST)
    set(T_COST 1)
  endif()
  if(NOT T_PARTS)
    set(T_PARTS 1)
  endif()
  math(EXPR cost "${T_COST} / ${T_PARTS}")
  foreach(part RANGE 1 ${T_PARTS})
    set(test ${name})
    set(arguments ${T_CLASS})
    if(T_PARTS GREATER 1)
      string(APPEND test -${part})
      list(APPEND arguments --part ${part}/${T_PARTS})
    endif()
    add_test(NAME ${test} COMMAND tst_${folder} ${arguments})
    set_tests_properties(${test} PROPERTIES TIMEOUT ${T_TIMEOUT} COST ${cost} LABELS "${T_LABELS}")
    belay_test_environment(${test} QT_QPA_PLATFORM=offscreen BELAY_SOURCE=${CMAKE_SOURCE_DIR} ${T_ENV}
      "BELAY_TEST_ALONE=ctest --test-dir ${CMAKE_BINARY_DIR} --output-on-failure -R '^${test}$'")
  endforeach()
endfunction()

# belay_tests(NAME …): those of which there is nothing else to say.
function(belay_tests)
  foreach(name IN LISTS ARGV)
    belay_test(${name})
  endforeach()
endfunction()

# belay_test_environment(TEST [K=V …]): where the programs are, and nothing that depends on the machine.
function(belay_test_environment test)
  get_test_property(${test} LABELS labels)
  set(programs "${CMAKE_BINARY_DIR}/bin")
  if("product" IN_LIST labels)
    set(programs "${BELAY_PROGRAMS}")
  endif()
  set_property(TEST ${test} APPEND PROPERTY ENVIRONMENT QT_LOGGING_RULES=qt.qpa.*=false LC_ALL=C.UTF-8
    BELAY_BIN=${programs} BELAY_GUARD=${programs}/belay-guard BELAY_SEAL=${programs}/belay-seal
    BELAY_MCP_GATE=${programs}/belay-mcp-gate FAKE_MCP_SERVER=${CMAKE_BINARY_DIR}/tests/fakemcpserver ${ARGN})
endfunction()

# belay_test_program([ROOMS …] [LINK …] [SOURCES …] [DEPENDS …]): this folder's program, tst_FOLDER, of the classes named before.
function(belay_test_program)
  cmake_parse_arguments(PARSE_ARGV 0 T "" "" "SOURCES;ROOMS;LINK;DEPENDS")
  get_filename_component(folder "${CMAKE_CURRENT_SOURCE_DIR}" NAME)
  get_directory_property(sources BELAY_TEST_SOURCES)
  set(program tst_${folder})
  add_executable(${program} ${sources} ${T_SOURCES})
  belay_libraries(libraries ${T_ROOMS})
  set(support belay_testmain belay_testsupport)
  foreach(room IN LISTS T_ROOMS)
    if(TARGET belay_testsupport_${room})
      list(APPEND support belay_testsupport_${room})
    endif()
  endforeach()
  target_link_libraries(${program} PRIVATE ${libraries} ${T_LINK} Qt6::Test ${support} belay_strict)
  belay_tell_sanitizer(${program})
  belay_unity(${program})
  belay_precompile(${program} TEST LIBRARIES ${libraries} ${T_LINK})
  # Empty: the classes include what moc makes of them.
  set_source_files_properties("${CMAKE_CURRENT_BINARY_DIR}/${program}_autogen/mocs_compilation.cpp" PROPERTIES
    SKIP_PRECOMPILE_HEADERS ON)
  foreach(needed belay-guard belay-mcp-gate belay-seal ${T_DEPENDS})
    if(TARGET ${needed})
      add_dependencies(${program} ${needed})
    endif()
  endforeach()
  set_target_properties(${program} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
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

# belay_test_tool(NAME [SOURCES …] LINK …): a program that tests start, or that a person starts beside them.
function(belay_test_tool name)
  cmake_parse_arguments(PARSE_ARGV 1 T "" "" "SOURCES;LINK")
  add_executable(${name} ${T_SOURCES})
  target_link_libraries(${name} PRIVATE ${T_LINK} belay_strict)
  belay_tell_sanitizer(${name})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
endfunction()

# belay_tell_sanitizer(PROGRAM): see tests/support/qtthreads.cpp, which takes effect in the program itself only.
function(belay_tell_sanitizer program)
  if(BELAY_SANITIZE STREQUAL "thread")
    target_sources(${program} PRIVATE $<TARGET_OBJECTS:belay_qtthreads>)
  endif()
endfunction()
