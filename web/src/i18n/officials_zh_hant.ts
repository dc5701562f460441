// SPDX-License-Identifier: GPL-3.0-or-later
import type { OfficialsMessages } from './officials_en';

export const officialsZhHant: OfficialsMessages = {
  heading: '裁判',
  log: '裁判的處理',
  nothing: '目前沒有。',
  unnamed: '裁判',
  decides: (name) => `裁判：${name}`,
  here: '在場',
  away: '不在場',
  free: '裁判還沒有到場。',
  you: '你是本局的裁判。',
  before: '你是裁判。雙方就座後對局開始。',
  claims: { 'ask-increment': '請求每步加五秒', 'no-normal-win': '申請：對方無法以正常方式取勝' },
  call: '請裁判',
  called: '已請裁判',
  calls: { white: '白方請你到場', black: '黑方請你到場' },
  request: '有一項請求等你裁決',
  stopped: '棋鐘已停，由裁判重新啟動。',
  choose: '每項處理都會連同你的名字記入對局，雙方棋手都能看到。',
  over: '對局已經結束。',
  invite: {
    heading: '給裁判的連結',
    text: '發給不參與對局的人。只能由一個人使用一次，打開連結的人可以擔任裁判。',
    label: '給裁判的連結',
  },
  appointment: {
    heading: '請你擔任裁判',
    text: '你不參與對局。你可以警告、調整棋鐘、恢復局面、結束對局，這些都會連同你的名字保留下來。',
    name: '你的名字',
    accept: '擔任裁判',
    gone: '這份邀請已經失效，你正在觀看。',
  },
};
