import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A self-signed certificate with its key, and the file of the certificate. */
export interface Certificate {
  key: string
  cert: string
  file: string
}

/** What `openssl ca` must be told to sign for dates that have passed, which `openssl req` does not. */
const authority = `[ca]
default_ca = own
[own]
database = expired.index
new_certs_dir = .
rand_serial = yes
default_md = sha256
policy = any
copy_extensions = copy
[any]
commonName = supplied
`

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
const valid = ['-startdate', '20200101000000Z', '-enddate', '20200131000000Z']

/** Runs openssl in a folder. @throws Error where there is none, or when it fails */
const openssl = (folder: string, ...args: string[]): void => {
  execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' })
}

function make(folder: string, label: string, work: (key: string, file: string) => void): Certificate | null {
  const [key, file] = [join(folder, `${label}.key`), join(folder, `${label}.pem`)]
  try {
    work(key, file)
  } catch {
    return null
  }
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(file, 'utf8'), file }
}

const subjectOf = (name: string) => ['-subj', '/CN=replay-test', '-addext', `subjectAltName=${name}`]

/** Makes a certificate for a name in a folder; null where there is no openssl. @param name such as `IP:127.0.0.1` */
export const makeCertificate = (folder: string, name: string): Certificate | null =>
  make(folder, name.replace(':', '-'), (key, file) =>
    openssl(
      folder,
      'req',
      '-x509',
      ...newKey,
      '-days',
      '2',
      ...subjectOf(name),
      '-keyout',
      key,
      '-out',
      file,
    ),
  )

/** The same with one that was valid in January 2020. */
export const makeExpiredCertificate = (folder: string, name: string): Certificate | null =>
  make(folder, 'expired', (key, file) => {
    writeFileSync(join(folder, 'expired.cnf'), authority)
    writeFileSync(join(folder, 'expired.index'), '')
    openssl(folder, 'req', '-new', ...newKey, ...subjectOf(name), '-keyout', key, '-out', 'expired.csr')
    const signing = ['-batch', '-selfsign', '-notext', '-config', 'expired.cnf', ...valid]
    openssl(folder, 'ca', ...signing, '-in', 'expired.csr', '-keyfile', key, '-out', file)
  })
