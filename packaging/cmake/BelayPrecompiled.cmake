# SPDX-License-Identifier: Apache-2.0
# Precompiled headers, each made once and used by all: with Qt's widgets and without, so that a room without widgets
# cannot name one by accident; and both again for the tests, which are not optimised: what they test is.
# With the widgets qApp is a QApplication; what also runs in a terminal says QCoreApplication::instance().
set(BELAY_TEST_OPTIONS $<$<OR:$<CONFIG:RelWithDebInfo>,$<CONFIG:Release>>:-O0>)
foreach(kind core widgets core_test widgets_test)
  string(REGEX MATCH "^[a-z]+" part ${kind})
  string(REGEX MATCH "_test$" test ${kind})
  set(source "${CMAKE_BINARY_DIR}/precompiled/${kind}.cpp")
  file(CONFIGURE OUTPUT "${source}" CONTENT "// Nothing: this target is its precompiled header.\n")
  add_library(belay_precompiled_${kind} OBJECT "${source}")
  set_target_properties(belay_precompiled_${kind} PROPERTIES AUTOMOC OFF AUTOUIC OFF)
  target_precompile_headers(belay_precompiled_${kind} PRIVATE
    <QtCore> $<$<STREQUAL:${part},widgets>:<QtWidgets$<ANGLE-R>>
    <algorithm> <functional> <memory> <optional> <string> <unordered_map> <variant> <vector>)
  target_link_libraries(belay_precompiled_${kind} PRIVATE
    $<IF:$<STREQUAL:${part},widgets>,Qt6::Widgets,Qt6::Core> belay_strict)
  if(test)
    target_compile_options(belay_precompiled_${kind} PRIVATE ${BELAY_TEST_OPTIONS})
  endif()
endforeach()

# belay_precompile(TARGET [TEST] [LIBRARIES …]): the header that fits what the target links.
function(belay_precompile target)
  cmake_parse_arguments(PARSE_ARGV 1 PRECOMPILE "TEST" "" "LIBRARIES")
  set(kind core)
  foreach(library IN LISTS PRECOMPILE_LIBRARIES)
    set(widgets FALSE)
    if(TARGET ${library})
      get_target_property(widgets ${library} BELAY_USES_WIDGETS)
    endif()
    if(widgets OR library STREQUAL "Qt6::Widgets")
      set(kind widgets)
    endif()
  endforeach()
  if(kind STREQUAL "widgets")
    set_target_properties(${target} PROPERTIES BELAY_USES_WIDGETS TRUE)
  endif()
  if(PRECOMPILE_TEST)
    set(kind ${kind}_test)
    target_compile_options(${target} PRIVATE ${BELAY_TEST_OPTIONS})
  endif()
  target_precompile_headers(${target} REUSE_FROM belay_precompiled_${kind})
endfunction()
