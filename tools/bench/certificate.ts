import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A certificate for this machine, made for the occasion: browsers speak HTTP/2, as readers get it, only over TLS.
 * @returns the web server's environment; empty where there is no openssl, which leaves HTTP/1.1
 */
export function certificateForHttp2(): NodeJS.ProcessEnv {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  try {
    execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    return { TLS_KEY: key, TLS_CERT: cert }
  } catch {
    console.log('No openssl: measured over HTTP/1.1, which costs the home page some points.')
    return {}
  }
}
