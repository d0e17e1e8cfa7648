/** The cashier's own look: nothing is loaded, and both themes follow the system. */
export const style = `
:root {
  color-scheme: light dark;
  --page: #f2f5f9; --card: #fff; --line: #dbe3ed; --text: #16233a; --muted: #55647a;
  --brand: #1059c4; --on-brand: #fff; --danger: #b3212b; --note: #fbf3df; --on-note: #6b4a0b;
}
.wechat { --brand: #087a43; }
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d1420; --card: #151f2f; --line: #2a384d; --text: #e8eef7; --muted: #a3b1c6;
    --brand: #7fb0ff; --on-brand: #0b1a30; --danger: #ff8f93; --note: #2e2614; --on-note: #f0d59a;
  }
  .wechat { --brand: #5fd39a; }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; grid-template-rows: auto 1fr;
  background: var(--page); color: var(--text);
  font: 16px/1.6 "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif;
}
.note { margin: 0; padding: 8px 16px; background: var(--note); color: var(--on-note); font-size: 14px; text-align: center; }
main { width: min(100% - 32px, 440px); margin: 24px auto; align-self: center; }
.card { background: var(--card); border: 1px solid var(--line); border-top: 4px solid var(--brand); border-radius: 8px; padding: 24px; }
.channel { margin: 0 0 16px; display: flex; align-items: center; gap: 8px; color: var(--brand); font-weight: 600; }
.channel::before { content: ""; width: 14px; height: 14px; background: currentcolor; border-radius: 4px; }
.wechat .channel::before { border-radius: 50%; }
h1 { margin: 0; display: flex; align-items: center; gap: 8px; font-size: 20px; line-height: 1.4; }
svg { flex: none; width: 24px; height: 24px; fill: none; stroke: currentcolor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.good svg { color: var(--brand); }
.amount { margin: 4px 0 0; font-size: 40px; line-height: 1.2; font-weight: 600; font-variant-numeric: tabular-nums; }
.lead { margin: 8px 0 0; color: var(--muted); }
.lead + .amount { margin-top: 16px; }
.alert { color: var(--danger); }
dl { margin: 20px 0 24px; border-top: 1px solid var(--line); }
dl div { display: flex; gap: 16px; padding: 10px 0; border-bottom: 1px solid var(--line); }
dt { flex: none; width: 5em; color: var(--muted); }
dd { margin: 0; flex: 1; text-align: right; overflow-wrap: anywhere; text-wrap: balance; font-variant-numeric: tabular-nums; }
form, .actions { display: grid; gap: 12px; margin: 0; }
button, .button {
  display: block; width: 100%; min-height: 48px; padding: 10px 16px; border: 1px solid var(--line); border-radius: 6px;
  background: none; color: inherit; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer;
}
button:hover, .button:hover { border-color: currentcolor; }
.primary { border-color: var(--brand); background: var(--brand); color: var(--on-brand); }
.primary:hover { border-color: var(--brand); filter: brightness(1.08); }
.danger { color: var(--danger); }
.quiet { border-color: transparent; color: var(--muted); font-weight: 400; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
@media (max-width: 480px) { main { margin: 16px auto; align-self: start; } .card { padding: 20px 16px; } .amount { font-size: 34px; } dl div { gap: 8px; } dt { width: 4em; } }
`
