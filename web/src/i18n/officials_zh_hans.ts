// SPDX-License-Identifier: GPL-3.0-or-later
import type { OfficialsMessages } from './officials_en';

export const officialsZhHans: OfficialsMessages = {
  heading: '裁判',
  log: '裁判的处理',
  nothing: '目前没有。',
  unnamed: '裁判',
  decides: (name) => `裁判：${name}`,
  here: '在场',
  away: '不在场',
  free: '裁判还没有到场。',
  you: '你是本局的裁判。',
  before: '你是裁判。双方就座后对局开始。',
  claims: { 'ask-increment': '请求每步加五秒', 'no-normal-win': '申请：对方无法以正常方式取胜' },
  call: '请裁判',
  called: '已请裁判',
  calls: { white: '白方请你到场', black: '黑方请你到场' },
  request: '有一项请求等你裁决',
  stopped: '棋钟已停，由裁判重新启动。',
  choose: '每项处理都会连同你的名字记入对局，双方棋手都能看到。',
  over: '对局已经结束。',
  invite: {
    heading: '给裁判的链接',
    text: '发给不参与对局的人。只能由一个人使用一次，打开链接的人可以担任裁判。',
    label: '给裁判的链接',
  },
  appointment: {
    heading: '请你担任裁判',
    text: '你不参与对局。你可以警告、调整棋钟、恢复局面、结束对局，这些都会连同你的名字保留下来。',
    name: '你的名字',
    accept: '担任裁判',
    gone: '这份邀请已经失效，你正在观看。',
  },
};
