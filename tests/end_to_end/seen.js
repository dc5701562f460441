// SPDX-License-Identifier: MIT
/**
 * What a reader would see amiss on a page: text that is cut, pages wider than the screen, words of another language. Each runs
 * in the page and tells what it found, one fault a line.
 */

/** Text that its own box or one around it cuts, and buttons that are seen in part only. */
export function cutOff() {
  const faults = [];
  const tell = (what, element, text) => faults.push(`${what}: "${text.trim().slice(0, 60)}" in ${element.className || element.tagName}`);
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth - innerWidth}px too wide`);

  const dialog = document.querySelector('dialog[open]');
  const boards = [...document.querySelectorAll('.board')].filter(isSeen).map((board) => board.getBoundingClientRect());
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.trim() || !isSeen(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const cutter = cutterOf(line, node.parentElement);
      if (cutter) tell('cut', cutter, node.data);
      const hidden = isUnderABoard(line, node.parentElement);
      if (hidden) tell('under the board', node.parentElement, node.data);
      if (cutter || hidden) break;
    }
  }
  if (boards.some((board) => board.top + scrollY < 0)) faults.push('a board begins above the page');
  for (const button of document.querySelectorAll('button, a.button')) {
    if (!isSeen(button) || button.closest('[data-square]')) continue;
    if (button.scrollWidth > button.clientWidth + 1) tell('too wide for its button', button, button.textContent);
  }
  for (const ways of document.querySelectorAll('.masthead__nav')) {
    if (ways.scrollWidth > ways.clientWidth + 1) tell(`${ways.scrollWidth - ways.clientWidth}px too wide for the masthead`, ways, ways.textContent);
  }
  for (const field of document.querySelectorAll('input[placeholder], textarea[placeholder]')) {
    if (!isSeen(field) || field.value) continue;
    const style = getComputedStyle(field, '::placeholder');
    const measure = document.createElement('canvas').getContext('2d');
    measure.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const own = getComputedStyle(field);
    const room = field.clientWidth - parseFloat(own.paddingLeft) - parseFloat(own.paddingRight);
    const lines = field.tagName === 'TEXTAREA' ? 2 : 1;
    if (measure.measureText(field.placeholder).width > room * lines + 1) tell('too long for its field', field, field.placeholder);
  }
  return faults;

  function isSeen(element) {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false;
    if (element.closest('.visually-hidden, script, style, svg, cg-board, cg-container, .grid, textarea, select, [data-testid=announcer]')) return false;
    return element.closest('dialog') !== null || !document.querySelector('dialog[open]');
  }

  function isUnderABoard(line, from) {
    if (from.closest('.board, .signs, dialog')) return false;
    const [x, y] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2];
    return boards.some((board) => x > board.left && x < board.right && y > board.top && y < board.bottom);
  }

  /** The nearest box around it that hides a part of the line for good: what can be scrolled to is not lost, what is hidden whole is meant so. */
  function cutterOf(line, from) {
    if (line.width < 2 || line.height < 2) return null;
    for (let box = from; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.position === 'fixed') return null;
      const edge = box.getBoundingClientRect();
      const hidesX = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const hidesY = style.overflowY === 'hidden' || style.overflowY === 'clip';
      if (edge.width <= 1 || edge.height <= 1) return null;
      const whole = line.left >= edge.right || line.right <= edge.left || line.top >= edge.bottom || line.bottom <= edge.top;
      if (whole && (hidesX || hidesY)) return null;
      if (hidesX && (line.right > edge.right + 1 || line.left < edge.left - 1)) return box;
      // The leading of a line may stand out a little.
      if (hidesY && (line.bottom > edge.bottom + 4 || line.top < edge.top - 4)) return box;
    }
    return null;
  }
}

/** In a box that scrolls, the one thing to do is seen whole before one scrolls. */
export function halfSeen() {
  const faults = [];
  for (const button of document.querySelectorAll('.button--primary')) {
    if (!button.checkVisibility()) continue;
    const place = button.getBoundingClientRect();
    for (let box = button.parentElement; box && box !== document.body; box = box.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(box).overflowY) || box.scrollTop > 0) continue;
      const edge = box.getBoundingClientRect();
      if (place.top < edge.bottom - 1 && place.bottom > edge.bottom + 1) faults.push(`half seen: "${button.textContent}" in ${box.className}`);
    }
  }
  return faults;
}

/** Words of another language than the page's: in its text, and in the names that are read aloud. */
export function foreign(language) {
  const faults = new Set();
  // Signs that only one of the two ways of writing Chinese has: simplified and then traditional.
  const pairs =
    '这這 个個 对對 马馬 车車 将將 则則 过過 时時 间間 记記 录錄 钟鐘 赢贏 输輸 谁誰 为為 说說 问問 请請 选選 择擇 开開 关關 无無 进進 结結 错錯 误誤 条條 ' +
    '书書 学學 习習 课課 题題 双雙 够夠 应應 该該 两兩 从從 来來 见見 举舉 权權 违違 领領 线線 内內 没沒 动動 离離 还還 边邊 点點 当當 观觀 变變 顺順 级級 ' +
    '连連 处處 声聲 压壓 达達 数數 实實 战戰 势勢 议議 认認 败敗 胜勝 负負 异異 况況 难難 们們 样樣 样樣 读讀 写寫 译譯 页頁 网網 络絡 储儲';
  const [simplified, traditional] = [0, 1].map((at) => new Set(pairs.split(' ').map((pair) => pair[at])));
  const sentence = /[A-Za-z]{2,}(?:[\s,;:]+[A-Za-z]{2,}){3,}/;
  // A colon may stand in what is to be typed: hours:minutes.
  const halfWidth = /\p{Script=Han}(?:[,;!?]\s?|:\s)\p{Script=Han}/u;
  const isAmiss = (text, spoken) => {
    if (spoken === 'en') return /\p{Script=Han}/u.test(text);
    const others = spoken === 'zh-Hans' ? traditional : simplified;
    return sentence.test(text) || halfWidth.test(text) || [...text].some((sign) => others.has(sign));
  };
  const look = (text, element) => {
    if (!text || !text.trim() || element.closest('code, kbd, pre, textarea, script, style, [data-testid=pgn], .masthead__name, .opening')) return;
    const spoken = element.closest('[lang]')?.lang ?? language;
    if (isAmiss(text, spoken)) faults.add(`in ${spoken}: "${text.trim().slice(0, 80)}"`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  for (let element = walker.currentNode; element; element = walker.nextNode()) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) look(element.getAttribute(name), element);
    for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) look(child.data, element);
  }
  look(document.title, document.body);
  return [...faults];
}
