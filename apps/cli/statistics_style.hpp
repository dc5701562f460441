// SPDX-License-Identifier: GPL-3.0-or-later
/// How the page of statistics looks: paper and ink, light and dark, wide and narrow.
#pragma once

#include <string_view>

namespace adoube::cli {

inline constexpr std::string_view statistics_style = R"css(
:root {
  color-scheme: light dark;
  --page: #faf8f3; --raised: #fffdf8; --ink: #22252a; --soft: #5a5d60; --hairline: #ded8ca; --accent: #2e6650;
  --edge: #8a8577; --white: #fffdf8; --draw: #c9c0ab; --black: #3a3f45;
  --sans: "Seravek", "Gill Sans Nova", "Ubuntu", "Calibri", "Source Sans 3", "Noto Sans", "Segoe UI", "Noto Sans CJK SC", sans-serif;
}
:root[lang="zh-Hans"] { --sans: "PingFang SC", "Microsoft YaHei UI", "Noto Sans SC", "Noto Sans CJK SC", sans-serif; }
:root[lang="zh-Hant"] { --sans: "PingFang TC", "Microsoft JhengHei UI", "Noto Sans TC", "Noto Sans CJK TC", sans-serif; }
@media (prefers-color-scheme: dark) {
  :root {
    --page: #16191c; --raised: #1e2226; --ink: #e8e4da; --soft: #a9a699; --hairline: #2c3136; --accent: #7dbfa3;
    --edge: #767a7c; --white: #e8e4da; --draw: #7c7a70; --black: #0b0d0f;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 24px 24px 40px; max-width: 1080px;
  background: var(--page); color: var(--ink); font: 16px/1.5 var(--sans); font-variant-numeric: tabular-nums lining-nums;
}
:lang(zh) body, body:lang(zh) { line-height: 1.6; }
h1 { margin: 0; font-size: 28px; font-weight: 600; line-height: 1.25; }
h2 { margin: 0; font-size: 20px; font-weight: 600; }
.note { margin: 0; color: var(--soft); font-size: 14px; }
.note:empty { display: none; }
section { margin-top: 40px; padding-top: 16px; border-top: 1px solid var(--hairline); min-width: 0; }
.figures { display: flex; flex-wrap: wrap; gap: 16px 40px; margin: 24px 0; padding: 0; }
.figures div { display: flex; flex-direction: column-reverse; }
.figures dt { color: var(--soft); font-size: 14px; }
.figures dd { margin: 0; font-size: 28px; line-height: 1.2; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 40px; }
.results { display: block; width: 100%; height: 28px; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 24px; margin: 8px 0 0; padding: 0; list-style: none; font-size: 14px; }
.legend i { display: inline-block; width: 12px; height: 12px; margin-right: 8px; border: 1px solid var(--edge); vertical-align: -1px; }
i.white { background: var(--white); } i.draw { background: var(--draw); } i.black { background: var(--black); }
i.unfinished { background: none; border-style: dotted; }
rect { stroke: var(--edge); stroke-width: 1; }
rect.white { fill: var(--white); } rect.draw { fill: var(--draw); } rect.black { fill: var(--black); }
rect.unfinished { fill: none; stroke-dasharray: 2 3; }
svg { overflow: visible; }
.plot { height: 240px; margin: 16px 0 8px; padding: 8px 8px 28px 56px; }
.plot > svg { display: block; width: 100%; height: 100%; }
.plot text { fill: var(--soft); font-size: 12px; }
.plot .y { text-anchor: end; } .plot .x { text-anchor: middle; }
.plot .grid { stroke: var(--hairline); }
.plot .expected { fill: none; stroke: var(--soft); stroke-width: 1.5; stroke-dasharray: 5 4; vector-effect: non-scaling-stroke; }
.plot .score { fill: var(--accent); fill-opacity: .8; stroke: var(--page); }
.plot g:hover rect, .plot .score:hover { stroke: var(--ink); }
table { width: 100%; margin: 8px 0 0; border-collapse: collapse; font-size: 14px; }
th, td { padding: 6px 0 6px 16px; text-align: right; vertical-align: baseline; font-weight: 400; white-space: nowrap; }
th[scope="row"], thead td:first-child { width: 36%; padding-left: 0; text-align: left; white-space: normal; }
thead > tr > * { color: var(--soft); border-bottom: 1px solid var(--hairline); }
tbody tr + tr > * { border-top: 1px solid var(--hairline); }
.named { display: flex; gap: 8px; }
.code { flex: none; width: 32px; color: var(--soft); }
.codes { width: 64px; }
.rest th { color: var(--soft); }
.detail { display: block; color: var(--soft); }
.bars { width: 26%; text-align: left; }
.bar { display: block; width: 100%; height: 12px; }
details { margin-top: 8px; }
summary { color: var(--accent); font-size: 14px; cursor: pointer; }
summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.grid9 th, .grid9 td { padding: 10px 8px; text-align: center; white-space: normal; }
.grid9 th[scope="row"] { padding-left: 0; text-align: left; }
.grid9 small { display: block; font-size: 14px; }
@media (max-width: 720px) {
  body { padding: 16px 16px 32px; }
  .pair { display: block; }
  .figures { gap: 16px 24px; } .figures dd { font-size: 20px; }
  .plot { height: 200px; padding-left: 44px; }
  .plot .x:nth-of-type(even) { display: none; }
  th, td { padding-left: 8px; }
  .draws, .moves { display: none; }
  .named { display: block; }
  .code { display: block; }
  .bars { width: 22%; }
}
@media print { section { break-inside: avoid; } details { display: none; } }
)css";

}  // namespace adoube::cli
