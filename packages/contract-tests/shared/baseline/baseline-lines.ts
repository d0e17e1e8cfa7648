import type { styleText } from 'node:util'
import { type BaselineReport, sentenceOf } from './baseline.ts'

/** How a terminal is to show a text. */
export type Style = (format: Parameters<typeof styleText>[0], text: string) => string

/** Removes control characters, because a terminal would execute those of a backend's answer. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')

/** What became of the baseline: what fails the run, and what is to be taken out of it. */
export function baselineLines(entries: BaselineReport[], style: Style): string[] {
  const told = (state: BaselineReport['state'], title: string, color: 'red' | 'yellow') => {
    const own = entries.filter((entry) => entry.state === state)
    const lines = own.map((entry) => `  ${oneLine(sentenceOf(entry))}`)
    return own.length > 0 ? [style(color, title), ...lines, ''] : []
  }
  return [
    ...told('known', 'Known deviations', 'yellow'),
    ...told('mended', 'Mended', 'yellow'),
    ...told('expired', 'Past the end date', 'red'),
  ]
}
