/** Milliseconds between two lines where a line cannot be written over. */
const pause = 5_000

/** Where progress is told, such as standard error. */
export type ProgressOutput = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>

/**
 * A line that tells how far something is: written over and over in a terminal, one every few seconds elsewhere.
 * `show` is cheap enough to be called for every step; `end` leaves the last line standing.
 */
export interface ProgressLine {
  show(line: string): void
  end(line: string): void
}

const fitted = (line: string, columns = 80): string => {
  const width = Math.max(columns - 1, 20)
  return line.length > width ? `${line.slice(0, width - 1)}…` : line.padEnd(width)
}

/** Makes a line on `out`. */
export function createProgressLine(out: ProgressOutput = process.stderr): ProgressLine {
  let last = performance.now()
  return {
    show(line) {
      if (out.isTTY) out.write(`\r${fitted(line, out.columns)}`)
      else if (performance.now() - last > pause) {
        last = performance.now()
        out.write(`${line}\n`)
      }
    },
    end(line) {
      out.write(out.isTTY ? `\r${fitted(line, out.columns)}\n` : `${line}\n`)
    },
  }
}
