/** `13800010002` → `138****0002` */
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** `su.wanqing@mail.example` → `s***@mail.example` */
export const maskMail = (mail: string): string => `${mail.slice(0, 1)}***${mail.slice(mail.indexOf('@'))}`

/** `203.0.113.7` → `203.0.*.*`, `2001:db8:1::7` → `2001:db8:*`: enough to tell one's own network from another. */
export function maskAddress(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  const [first, second] = plain.split(plain.includes(':') ? ':' : '.')
  return plain.includes(':') ? `${first}:${second}:*` : `${first}.${second}.*.*`
}
