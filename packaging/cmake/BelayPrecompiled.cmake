# SPDX-License-Identifier: Apache-2.0
# Two precompiled headers, each made once and used by all: with Qt's widgets and without, so that a room without widgets
# cannot name one by accident.
# With the widgets qApp is a QApplication; what also runs in a terminal says QCoreApplication::instance().
foreach(kind core widgets)
  set(source "${CMAKE_BINARY_DIR}/precompiled/${kind}.cpp")
  file(CONFIGURE OUTPUT "${source}" CONTENT "// Nothing: this target is its precompiled header.\n")
  add_library(belay_precompiled_${kind} OBJECT "${source}")
  set_target_properties(belay_precompiled_${kind} PROPERTIES AUTOMOC OFF AUTOUIC OFF)
  target_precompile_headers(belay_precompiled_${kind} PRIVATE
    <QtCore> $<$<STREQUAL:${kind},widgets>:<QtWidgets$<ANGLE-R>>
    <algorithm> <functional> <memory> <optional> <string> <unordered_map> <variant> <vector>)
endforeach()
target_link_libraries(belay_precompiled_core PRIVATE Qt6::Core belay_strict)
target_link_libraries(belay_precompiled_widgets PRIVATE Qt6::Widgets belay_strict)

# belay_precompile(TARGET [LIBRARIES …]): the header that fits what the target links.
function(belay_precompile target)
  set(kind core)
  foreach(library IN LISTS ARGN)
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
  target_precompile_headers(${target} REUSE_FROM belay_precompiled_${kind})
endfunction()
