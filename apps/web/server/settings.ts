import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { createSecureContext } from 'node:tls'

/** A setting that cannot be used; the message tells how to correct it. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting'
}

function read(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new WrongSetting(`${name} cannot be read: ${(error as Error).message}.`)
  }
}

/** @throws WrongSetting */
export function portOf(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new WrongSetting(`'${text}' is no port: --port takes a number up to 65535.`)
}

/** Certificate and key in PEM, or undefined without TLS. @throws WrongSetting */
export function tlsOf({ TLS_CERT, TLS_KEY }: NodeJS.ProcessEnv): { cert: string; key: string } | undefined {
  if (!TLS_CERT && !TLS_KEY) return undefined
  if (!TLS_CERT || !TLS_KEY) throw new WrongSetting('TLS_CERT and TLS_KEY go together: name both files.')
  const tls = { cert: read('TLS_CERT', TLS_CERT), key: read('TLS_KEY', TLS_KEY) }
  try {
    createSecureContext(tls)
  } catch (error) {
    throw new WrongSetting(
      `TLS_CERT and TLS_KEY must be a certificate and its key, both in PEM: ${(error as Error).message}.`,
    )
  }
  return tls
}

/** Origin of the backend. @throws WrongSetting */
export function backendOf(text = 'http://127.0.0.1:4010'): string {
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text
  throw new WrongSetting(`BACKEND_URL must be an address such as http://127.0.0.1:4010, not '${text}'.`)
}

const ranges = ['loopback', 'linklocal', 'uniquelocal']

/** @throws WrongSetting */
export function trustedProxyOf(text: string | undefined): string | undefined {
  const wrong = text
    ?.split(',')
    .map((part) => part.trim())
    .find((part) => part !== '' && !ranges.includes(part) && isIP(part.split('/', 1)[0] ?? '') === 0)
  if (wrong === undefined) return text || undefined
  throw new WrongSetting(
    `TRUSTED_PROXY takes addresses such as 10.0.0.0/8, or one of ${ranges.join(', ')}, not '${wrong}'.`,
  )
}
