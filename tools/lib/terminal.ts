import { styleText } from 'node:util'

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u

/** Columns a text takes in a terminal: a Chinese character takes two. */
export function displayWidth(text: string): number {
  let width = 0
  for (const character of text) width += wide.test(character) ? 2 : 1
  return width
}

/** Pads a text with spaces to a number of columns. */
export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)))
}

/** What must stand together on a line: a Latin word or one Chinese character, with the punctuation that closes it. */
const pieces = /(?:[^\s\u2e80-\uffef]+|[\u2e80-\uffef])[，。；：、！？）」』”]*|\s+/gu

/** Breaks a text into lines of at most `width` columns. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = ['']
  for (const piece of text.match(pieces) ?? []) {
    const line = lines.at(-1) ?? ''
    if (displayWidth(line + piece.trimEnd()) <= width) lines[lines.length - 1] = line + piece
    else lines.push(piece.trimStart())
  }
  return lines.map((line) => line.trimEnd())
}

export const bold = (text: string) => styleText('bold', text)
export const dim = (text: string) => styleText('dim', text)
export const red = (text: string) => styleText('red', text)
export const yellow = (text: string) => styleText('yellow', text)
export const green = (text: string) => styleText('green', text)
export const cyan = (text: string) => styleText('cyan', text)

/** A sayer of lines under a name, so that several processes can be told apart in one terminal. */
export function sayAs(name: string): (line: string) => void {
  return (line) => console.log(`${dim(`${pad(name, 8)} │`)} ${line}`)
}
