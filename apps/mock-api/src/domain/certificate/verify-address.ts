/** Where the website and the API are reached. */
export interface Addresses {
  /** Origin of the website; null when it was not given. */
  portal: string | null
  /** Public address of the API; of another than the default world, that world's. */
  baseUrl: string
  /** Name of the world that holds the code. */
  world: string
}

const kinds = {
  print: { page: '/verify', call: '/api/public/print-info/verify' },
  hours: { page: '/verify/hours', call: '/api/public/edu-certificates' },
}

/** What can be verified. */
export type VerifiedKind = keyof typeof kinds

/**
 * What the QR of a print encodes: the website's page about its code, or the API's answer where no website is known. Whoever
 * follows it need not be in the world that printed it, so another world's code leads there by way of that world.
 */
export function verifyAddress(
  kind: VerifiedKind,
  code: string,
  { portal, baseUrl, world }: Addresses,
): string {
  const { page, call } = kinds[kind]
  const place = `/ht/worlds/${world}`
  if (baseUrl.endsWith(place)) return `${portal === null ? baseUrl : portal + place}${page}/${code}`
  return portal === null ? `${baseUrl}${call}/${code}` : `${portal}${page}/${code}`
}
