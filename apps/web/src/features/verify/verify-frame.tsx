import { useLingui } from '@lingui/react/macro'
import { Panel } from '@portal/ui'
import type { ReactNode } from 'react'
import { EntryTrail } from '../../lib/page/entry-trail.tsx'
import { NoIndex } from '../../lib/page/no-index.tsx'
import { Page } from '../../lib/page/page.tsx'
import { CodeForm } from './code-form.tsx'
import styles from './verify-frame.module.css'

interface VerifyFrameProps {
  /** Nobody knows yet how high the answer is: what stands below it on a phone comes with it. */
  isWaiting: boolean
  children: ReactNode
}

/** What stands around an answer: the way back, how to compare, and the next code. */
export function VerifyFrame({ isWaiting, children }: VerifyFrameProps) {
  const { t } = useLingui()
  return (
    <Page trail={<EntryTrail path="/verify" name={t`证书查验`} below={t`查验结果`} />}>
      {/* Whose print it is, is for whoever holds it. */}
      <NoIndex />
      <div className={styles.columns} aria-busy={isWaiting}>
        <div className={styles.answer}>{children}</div>
        <div className={styles.aside}>
          <HowToCompare />
          <Panel title={t`查验另一份`}>
            <CodeForm />
          </Panel>
        </div>
      </div>
    </Page>
  )
}

function HowToCompare() {
  const { t } = useLingui()
  return (
    <Panel title={t`怎样核对`}>
      <ol className={styles.steps}>
        <li>{t`确认浏览器地址栏中是协会网站的地址。`}</li>
        <li>{t`把纸面上的每一项与本页逐项比对，查验码也要一致。`}</li>
        <li>{t`任何一项不同，都不是协会出具的原件，请以本页为准。`}</li>
      </ol>
    </Panel>
  )
}
