import type { CompanySite } from '@portal/api-contract'

type Contacts = CompanySite['contacts']

/** RFC 6350 wants these escaped in a value. */
const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n')

/** A business card as a phone's camera reads it from a QR (vCard 3.0, which every phone knows). */
export function vCard(name: string, { contactName, phone, email, address, website }: Contacts): string {
  const lines = [
    `FN:${escaped(contactName ?? name)}`,
    contactName && `ORG:${escaped(name)}`,
    phone && `TEL;TYPE=WORK:${phone}`,
    email && `EMAIL:${email}`,
    address && `ADR;TYPE=WORK:;;${escaped(address)};;;;`,
    website && `URL:${website}`,
  ]
  return ['BEGIN:VCARD', 'VERSION:3.0', ...lines.filter(Boolean), 'END:VCARD'].join('\r\n')
}
