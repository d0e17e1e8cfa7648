import { readFileSync } from 'node:fs'
import tls from 'node:tls'
import { CouldNotRun } from '../could-not-run.ts'
import { whyUnreadable } from '../unreadable.ts'

function readPem(file: string): string {
  try {
    const pem = readFileSync(file, 'utf8')
    if (pem.includes('-----BEGIN CERTIFICATE-----')) return pem
  } catch (error) {
    throw new CouldNotRun('command line', `--ca ${file} cannot be read: ${whyUnreadable(error)}.`)
  }
  throw new CouldNotRun('command line', `--ca ${file} holds no certificate in PEM form.`)
}

/** Trusts the certificates of a PEM file besides the usual ones, for the rest of the process. @throws CouldNotRun */
export function trust(file: string): void {
  const pem = readPem(file)
  try {
    tls.setDefaultCACertificates([...tls.getCACertificates('default'), pem])
  } catch (error) {
    throw new CouldNotRun('command line', `--ca ${file} cannot be used: ${(error as Error).message}.`)
  }
}

/** Trusts any certificate for the rest of the process; Node warns of it once. */
export function trustAll(): void {
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
}
