import { describe, expect, it } from 'vitest'
import { type Answers, choose, lessonsAgain, type Question, toHandIn, toPass, unanswered } from './answers.ts'

const single = { id: 1, kind: 'SINGLE' } as const
const multiple = { id: 2, kind: 'MULTIPLE' } as const

describe('choosing', () => {
  it('keeps one choice where one is right', () => {
    expect(choose(choose({}, single, 'A'), single, 'C')).toEqual({ 1: ['C'] })
    expect(choose({ 1: ['C'] }, single, 'C')).toEqual({ 1: ['C'] })
  })

  it('takes and takes back where several are right, in the order of the letters', () => {
    const both = choose(choose({}, multiple, 'D'), multiple, 'A')
    expect(both).toEqual({ 2: ['A', 'D'] })
    expect(choose(both, multiple, 'A')).toEqual({ 2: ['D'] })
  })

  it('tells what is left, also where a choice was taken back', () => {
    const answers: Answers = { 1: ['A'], 2: [] }
    expect(unanswered([single, multiple], answers)).toEqual([multiple])
    expect(toHandIn([single, multiple], answers)).toEqual({ answers: [{ questionId: 1, choices: ['A'] }] })
  })

  it('hands in answers to what was asked alone', () => {
    expect(toHandIn([single], { 1: ['B'], 99: ['A'] })).toEqual({
      answers: [{ questionId: 1, choices: ['B'] }],
    })
  })
})

it.each([
  [10, 6],
  [11, 7],
  [15, 9],
  [20, 12],
])('of %i questions, %i pass', (count, needed) => {
  expect(toPass(count, 0.6)).toBe(needed)
})

const marked = (id: number, lessonId: number | undefined, isCorrect: boolean): Question => ({
  id,
  kind: 'MULTIPLE',
  text: '',
  choices: [],
  given: ['A'],
  isCorrect,
  right: null,
  ...(lessonId !== undefined && { lessonId }),
})

it('names the lessons of what was wrong, those with most of it first', () => {
  const questions = [
    marked(1, 301, true),
    marked(2, 302, false),
    marked(3, 303, false),
    marked(4, 303, false),
    marked(5, undefined, false),
  ]
  expect(lessonsAgain(questions)).toEqual([
    { lessonId: 303, count: 2 },
    { lessonId: 302, count: 1 },
  ])
})
