import { timeZone } from '@portal/i18n'

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Whether somebody is at the desk: Monday to Friday, 09:00 to 17:30 in China. Public holidays are not known here. */
export function isOfficeOpen(now: Date): boolean {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  const time = `${parts.hour}:${parts.minute}`
  return parts.weekday !== 'Sat' && parts.weekday !== 'Sun' && time >= '09:00' && time < '17:30'
}
