// SPDX-License-Identifier: MIT
// Where a witness says something else than we do, and the article that decides. The run fails on any difference that is
// not explained here, and on any explanation that nothing needs.

export const differences = [];
