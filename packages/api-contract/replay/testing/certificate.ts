import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A self-signed certificate with its key, and the file of the certificate. */
export interface Certificate {
  key: string
  cert: string
  file: string
}

/** Makes a certificate for a name in a folder; null where there is no openssl. @param name such as `IP:127.0.0.1` */
export function makeCertificate(folder: string, name: string): Certificate | null {
  const [key, file] = [
    join(folder, `${name.replace(':', '-')}.key`),
    join(folder, `${name.replace(':', '-')}.pem`),
  ]
  const kind = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ]
  const subject = ['-subj', '/CN=replay-test', '-addext', `subjectAltName=${name}`]
  try {
    execFileSync('openssl', [...kind, ...subject, '-keyout', key, '-out', file], { stdio: 'ignore' })
  } catch {
    return null
  }
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(file, 'utf8'), file }
}
