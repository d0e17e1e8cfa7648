import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event = {
  uid: 'tender-4001@example.org',
  title: '投标截止：文化中心, 一期; A\\B',
  start: '2026-12-08T01:30:00.000Z',
}
const now = new Date('2026-11-21T00:00:00.000Z')
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

it('says when and what, in UTC, with the signs of the format escaped', () => {
  expect(linesOf(calendarFile(event, now))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//jczj//portal//ZH',
    'BEGIN:VEVENT',
    'UID:tender-4001@example.org',
    'DTSTAMP:20261121T000000Z',
    'DTSTART:20261208T013000Z',
    'SUMMARY:投标截止：文化中心\\, 一期\\; A\\\\B',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('reminds beforehand when it is asked to', () => {
  expect(linesOf(calendarFile({ ...event, remindHours: 24 }, now))).toContain('TRIGGER:-PT24H')
})

it('breaks long lines where a character ends, at 75 bytes at most', () => {
  const description = '滨江文化中心'.repeat(30)
  const file = calendarFile({ ...event, description: `${description}\n第二行` }, now)
  const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  expect(linesOf(file)).toContain(`DESCRIPTION:${description}\\n第二行`)
})

it('lets no text begin a line of its own', () => {
  const file = calendarFile({ ...event, title: 'A\r\nBEGIN:VALARM\rB\nC' }, now)
  expect(linesOf(file)).toContain('SUMMARY:A\\nBEGIN:VALARM\\nB\\nC')
})
