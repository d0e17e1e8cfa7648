/**
 * Lets a process live at another time: preloaded by `--require` or NODE_OPTIONS, it moves the date by `DATE_AHEAD_MS` milliseconds.
 * Timers and `performance.now` go on as they are.
 */
const ahead = Number(process.env.DATE_AHEAD_MS ?? 0)
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead)
    else super(...given)
  }

  static now() {
    return RealDate.now() + ahead
  }
}
