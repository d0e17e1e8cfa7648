import { unwrap } from '@portal/api-contract'
import { buttonClass, Card, Tag, type Tone } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { controlsOf, type Persona } from '../data/controls.ts'
import { aboutQuery } from '../data/queries.ts'
import { callHeaders } from '../lib/call-request.ts'
import { curlOf } from '../lib/curl.ts'
import { enterAddress } from '../lib/portal.ts'
import { usePlace } from '../lib/use-place.ts'
import { sentence, words } from '../lib/words.ts'
import { CopyButton } from '../parts/copy-button.tsx'
import styles from './persona-card.module.css'

const tones: Record<string, Tone> = {
  ACTIVE: 'success',
  ARREARS: 'warning',
  EXPIRED: 'danger',
  APPLYING: 'info',
}

type PersonaCardProps = { persona: Persona; portal: string | null }

export function PersonaCard({ persona, portal }: PersonaCardProps) {
  const { name, state, purpose, login, password } = persona
  return (
    <Card as="li" className={styles.card}>
      <header className={styles.head}>
        <h3 className={styles.name} lang="zh-CN">
          {name}
        </h3>
        <Tag tone={tones[state] ?? 'neutral'} dot>
          {words(state)}
        </Tag>
      </header>
      <p className={styles.purpose}>{sentence(purpose)}</p>
      <p className={styles.login}>
        <code>{login}</code>
        {persona.key !== login && <span className={styles.key}>{persona.key}</span>}
        <span className={styles.password}>
          Password <code>{password}</code>
          <CopyButton variant="ghost" text={password} label={`Copy password of ${name}`}>
            Copy
          </CopyButton>
        </span>
      </p>
      <Ways persona={persona} portal={portal} />
    </Card>
  )
}

function Ways({ persona, portal }: PersonaCardProps) {
  const { world } = usePlace()
  const { data: about } = useQuery(aboutQuery(world))
  const token = async () => {
    const path = { key: persona.key }
    return (await unwrap(controlsOf(world).POST('/personas/{key}/token', { params: { path } }))).token
  }
  const curl = async () => {
    const url = `${about?.api ?? ''}/api/member/current`
    return curlOf({ method: 'GET', url, headers: callHeaders(world, await token()) })
  }
  return (
    <div className={styles.ways}>
      {portal ? (
        <a
          className={buttonClass({ size: 'sm' })}
          href={enterAddress(portal, persona.key, world)}
          target="_blank"
          rel="noopener"
        >
          Log in
          <span className="visually-hidden"> as {persona.name}, in a new tab</span>
        </a>
      ) : (
        <span className={styles.without}>To log in, say above where the website is.</span>
      )}
      <CopyButton variant="ghost" text={token} label={`Copy token of ${persona.name}`}>
        Copy token
      </CopyButton>
      <CopyButton variant="ghost" text={curl} label={`Copy curl as ${persona.name}`}>
        Copy curl
      </CopyButton>
    </div>
  )
}
