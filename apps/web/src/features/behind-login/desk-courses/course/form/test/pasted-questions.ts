import { type ChoiceKey, choiceKeys, choicesOf, type QuestionText } from './question-values.ts'

/** Why a pasted question could not be read. */
export type PasteFault = 'CHOICES' | 'ANSWER'

/** A piece of what was pasted that could not be read. */
export interface Unread {
  /** Of the first line of it, counted from 1. */
  line: number
  text: string
  fault: PasteFault
}

interface Block {
  line: number
  lines: string[]
}

const numbered = /^\s*\d{1,3}\s*[.．、)）](?!\d)\s*/
const choiceStart = /^\s*[A-F]\s*[.．、:：)）]\s*/
const answerLine = /^\s*[[【]?(?:正确|参考)?答案[\]】]?\s*[:：]?\s*/
/** The letters in the brackets of a question, as printed papers have them. */
const answerWithin = /[(（]\s*([A-F]{1,6})\s*[)）]/

const keysIn = (letters: string): ChoiceKey[] => choiceKeys.filter((key) => letters.includes(key))

/** One block a question: each begins with its number, or after the answer of the one before. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let isAnswered = true
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const last = blocks.at(-1)
    if (!last || numbered.test(line) || isAnswered) blocks.push({ line: index + 1, lines: [line] })
    else last.lines.push(line)
    isAnswered = answerLine.test(line)
  }
  return blocks
}

/** The choices of a line, which may hold several: each begins with the letter that is next. */
function choicesIn(line: string, from: number): string[] {
  const choices: string[] = []
  // Of single spaces, so that a long run of them costs no time.
  for (const piece of line
    .trim()
    .replace(/\s+/g, ' ')
    .split(/ (?=[A-F] ?[.．、:：)）])/)) {
    const isNext = piece.startsWith(choiceKeys[from + choices.length] ?? '-')
    const last = choices.length - 1
    if (isNext) choices.push(piece.replace(choiceStart, '').trim())
    else if (last >= 0) choices[last] = `${choices[last]} ${piece}`
  }
  return choices
}

function readBlock({ lines }: Block): QuestionText | PasteFault {
  const texts: string[] = []
  const choices: string[] = []
  let keys: ChoiceKey[] = []
  for (const line of lines) {
    if (answerLine.test(line)) keys = keysIn(line.replace(answerLine, ''))
    else if (choiceStart.test(line)) choices.push(...choicesIn(line, choices.length))
    else if (choices.length === 0) texts.push(line.trim())
    else choices[choices.length - 1] += line.trim()
  }
  const asked = texts.join('').replace(numbered, '')
  const within = answerWithin.exec(asked)?.[1]
  const right = keys.length > 0 ? keys : keysIn(within ?? '')
  if (asked === '' || choices.length < 2) return 'CHOICES'
  if (right.length === 0 || right.some((key) => choiceKeys.indexOf(key) >= choices.length)) return 'ANSWER'
  return {
    text: within === undefined ? asked : asked.replace(answerWithin, '（　）'),
    choices: choicesOf(choices, right),
  }
}

/**
 * Reads questions as they stand in a document: a numbered line, choices that begin with A to F, each on a line or several on one, and
 * a line with the answer, or its letters in brackets in the question.
 */
export function readQuestions(text: string): { questions: QuestionText[]; unread: Unread[] } {
  const questions: QuestionText[] = []
  const unread: Unread[] = []
  for (const block of blocksOf(text)) {
    const read = readBlock(block)
    if (typeof read === 'string') unread.push({ line: block.line, text: block.lines.join('\n'), fault: read })
    else questions.push(read)
  }
  return { questions, unread }
}
