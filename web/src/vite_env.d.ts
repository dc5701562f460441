// SPDX-License-Identifier: GPL-3.0-or-later
/// <reference types="vite/client" />
declare module 'virtual:pieces.css';
