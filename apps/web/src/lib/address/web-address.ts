/**
 * An address from outside, if it is one of the web: http(s), without a user's name before the host. Undefined for anything else
 * (`javascript:`, `data:`, `https://[`, null, a number), so that the caller shows what it shows without an address.
 * Everything the backend names passes here before it becomes a link, a picture or the target of a form.
 *
 * @param base what a relative address is relative to; without it only an absolute one passes
 */
export function webAddress(value: unknown, base?: string): URL | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  try {
    const url = new URL(value, base)
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
    return isWeb && !url.username && !url.password ? url : undefined
  } catch {
    // `canParse` would say so without this, and is younger than some of the browsers that the portal is for.
    return undefined
  }
}

/** The address that begins a mail to somebody. What follows a `?` in it would fill the mail, a comma would begin another recipient. */
export const mailHref = (mail: string): string => `mailto:${mail.replace(/[%?#&,;]/g, encodeURIComponent)}`

/** The address that calls somebody: of a number as it is written, what is dialled. Neither `*` nor `#`, which give orders to a phone. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+-]/g, '')}`
