# SPDX-License-Identifier: MIT
# How every target of the project is made: one compiler setting, one way to say what stands on what.
#
#   adoube_library(rules SOURCES a.cpp b.cpp DEPENDS support)
#   adoube_library(game SMALL SOURCES c.cpp DEPENDS rules)          for the browser compiled to be small rather than fast
#   adoube_program(adoube SOURCES main.cpp DEPENDS rules notation LIBRARIES fmt::fmt)
#   adoube_test(rules_test SOURCES castling_test.cpp DEPENDS rules)
#   adoube_test(store_test SOURCES a_test.cpp DEPENDS store SERVICES postgres)    beside one of its own (tests/services)
#
# DEPENDS names libraries of this project; they are the arrows of ARCHITECTURE.md and tests/house checks them.
# LIBRARIES names anything from outside. Libraries under adoube/ depend on the standard library alone unless said.

add_library(adoube_settings INTERFACE)
target_compile_features(adoube_settings INTERFACE cxx_std_23)
target_include_directories(adoube_settings INTERFACE "${CMAKE_SOURCE_DIR}")
target_compile_options(adoube_settings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion
                                                 -Wnon-virtual-dtor -Woverloaded-virtual -Wimplicit-fallthrough -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # The stable_sort of libstdc++ 12 uses a function that the same library calls deprecated.
  target_compile_options(adoube_settings INTERFACE -Wno-deprecated-declarations)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 warns wrongly about overlapping copies in std::string's operator+ (its bug 105651).
  target_compile_options(adoube_settings INTERFACE -Wno-restrict)
endif()
if(ADOUBE_SANITIZE)
  # SOCI keeps the type information of its classes to itself, and the check named vptr would need it.
  target_compile_options(adoube_settings INTERFACE "-fsanitize=${ADOUBE_SANITIZE}" -fno-sanitize=vptr -fno-sanitize-recover=all
                                                   -fno-omit-frame-pointer)
  target_compile_definitions(adoube_settings INTERFACE ADOUBE_SANITIZED)
  target_link_options(adoube_settings INTERFACE "-fsanitize=${ADOUBE_SANITIZE}")
endif()

function(adoube_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "SMALL" "" "SOURCES;DEPENDS;LIBRARIES")
  if(arg_SOURCES)
    add_library(adoube_${name} STATIC ${arg_SOURCES})
    set(scope PUBLIC)
  else()
    add_library(adoube_${name} INTERFACE)
    set(scope INTERFACE)
  endif()
  add_library(adoube::${name} ALIAS adoube_${name})
  target_link_libraries(adoube_${name} ${scope} adoube_settings)
  foreach(dependency IN LISTS arg_DEPENDS)
    target_link_libraries(adoube_${name} ${scope} adoube::${dependency})
  endforeach()
  if(arg_LIBRARIES)
    target_link_libraries(adoube_${name} ${scope} ${arg_LIBRARIES})
  endif()
  if(arg_SMALL AND CMAKE_SYSTEM_NAME STREQUAL "WASI")
    target_compile_options(adoube_${name} PRIVATE -Oz)
  endif()
  set_property(GLOBAL APPEND_STRING PROPERTY ADOUBE_ARROWS "${name}:${arg_DEPENDS}\n")
endfunction()

# Writes what every adoube_library() said it stands on, a line a library, for tests/house.
function(adoube_write_arrows)
  get_property(arrows GLOBAL PROPERTY ADOUBE_ARROWS)
  file(WRITE "${CMAKE_BINARY_DIR}/adoube_arrows.txt" "${arrows}")
endfunction()

function(adoube_program name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPENDS;LIBRARIES")
  add_executable(${name} ${arg_SOURCES})
  target_link_libraries(${name} PRIVATE adoube_settings)
  foreach(dependency IN LISTS arg_DEPENDS)
    target_link_libraries(${name} PRIVATE adoube::${dependency})
  endforeach()
  target_link_libraries(${name} PRIVATE ${arg_LIBRARIES})
endfunction()

function(adoube_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPENDS;LIBRARIES;SERVICES")
  adoube_program(${name} SOURCES ${arg_SOURCES} DEPENDS ${arg_DEPENDS} LIBRARIES ${arg_LIBRARIES} GTest::gtest_main GTest::gmock)
  set(beside "")
  if(arg_SERVICES)
    set(beside "${CMAKE_SOURCE_DIR}/tests/services/with_services.py" ${arg_SERVICES} --)
  endif()
  target_compile_definitions(${name} PRIVATE ADOUBE_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  add_test(NAME ${name} COMMAND ${beside} $<TARGET_FILE:${name}> --gtest_brief=1)
endfunction()
