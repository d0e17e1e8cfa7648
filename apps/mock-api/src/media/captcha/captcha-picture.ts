import { randomInt } from 'node:crypto'
import { glyphs } from './captcha-glyphs.ts'

const height = 44
const advance = 27
const ink = ['#0b3c7d', '#1f3a5f', '#2b4c7e', '#3b3f5c']

const around = (middle: number, spread: number): number =>
  Math.round((middle + (randomInt(0, 2001) / 1000 - 1) * spread) * 10) / 10

function drawGlyph(character: string, index: number): string {
  const path = glyphs[character.toUpperCase()] ?? ''
  const place = `translate(${around(14 + index * advance, 2)} ${around(8, 2)})`
  const turn = `rotate(${around(0, 10)} 10 14) scale(2)`
  return `<path transform="${place} ${turn}" stroke="${ink[randomInt(ink.length)]}" d="${path}"/>`
}

/** A curve behind the characters: enough to look drawn, too faint to hinder a reader. */
function drawCurve(width: number): string {
  const [start, first, second, end] = [0, 1, 2, 3].map(() => around(height / 2, 15))
  const bend = `C${width / 3} ${first} ${(2 * width) / 3} ${second} ${width} ${end}`
  return `<path d="M0 ${start}${bend}" stroke="#b3c4da" stroke-width="1.2"/>`
}

/** The answer as a picture of 136 by 44 for the usual four characters. */
export function drawCaptcha(answer: string): string {
  const width = answer.length * advance + 28
  const strokes = 'fill="none" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"'
  const curves = [drawCurve(width), drawCurve(width)].join('')
  const characters = [...answer].map(drawGlyph).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#f3f6fb"/><g ${strokes}>${curves}${characters}</g></svg>`
}
