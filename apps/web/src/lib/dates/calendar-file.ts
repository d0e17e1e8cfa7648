/** What a calendar is told of an event; instants in ISO 8601. */
export interface CalendarEvent {
  /** Unique in the world and the same each time, so that a calendar that has the event already replaces it. */
  uid: string
  title: string
  start: string
  /** Without it the event is a moment. */
  end?: string
  description?: string
  location?: string
  url?: string
  /** Hours before the start at which the calendar reminds. */
  remindHours?: number
}

const stamp = (instant: string | Date) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n')

const bytes = new TextEncoder()

/** A line has at most 75 bytes; the rest goes on in lines that begin with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  let text = ''
  let length = 0
  for (const sign of line) {
    const size = bytes.encode(sign).length
    if (length + size > 75) {
      text += '\r\n '
      length = 1
    }
    text += sign
    length += size
  }
  return text
}

/** An event as a file that calendars open (iCalendar, RFC 5545). */
export function calendarFile(event: CalendarEvent, now = new Date()): string {
  const { uid, title, start, end, description, location, url, remindHours } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//jczj//portal//ZH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    end && `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    description && `DESCRIPTION:${escaped(description)}`,
    location && `LOCATION:${escaped(location)}`,
    url && `URL:${url}`,
    ...(remindHours
      ? [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escaped(title)}`,
          `TRIGGER:-PT${remindHours}H`,
          'END:VALARM',
        ]
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines
    .filter((line) => line)
    .map((line) => folded(String(line)))
    .join('\r\n')}\r\n`
}
