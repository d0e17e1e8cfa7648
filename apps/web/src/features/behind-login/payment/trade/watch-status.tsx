import { useLingui } from '@lingui/react/macro'
import { Button, Notice, Spinner } from '@portal/ui/chakra'
import { useState } from 'react'
import type { Phase } from '../order/phase.ts'
import { usePhaseWords } from '../order/use-phase-words.ts'
import type { Watch } from './use-trade.ts'
import styles from './waiting-payment.module.css'

/** How a payment stands and how sure that is, with a way to ask at once. */
export function WatchStatus({ phase, watch }: { phase: Phase; watch: Watch }) {
  const { t } = useLingui()
  const words = usePhaseWords(phase)
  const { trouble, refresh } = watch
  // The page also asks by itself, which is nobody's press.
  const [asked, setAsked] = useState<'asking' | 'answered'>()
  const ask = () => {
    setAsked('asking')
    void refresh().finally(() => setAsked('answered'))
  }
  return (
    <div className={styles.status}>
      <div className={styles.state}>
        <p>
          <Spinner /> {words}
        </p>
        <Button size="sm" variant="outline" busy={asked === 'asking'} onClick={ask}>
          {t`我已付款，查询结果`}
        </Button>
      </div>
      {phase === 'paying' && <p>{t`已经付款的请等待结果，不要重复支付。`}</p>}
      {/* A result leads on to another page. */}
      {asked === 'answered' && !trouble && (
        <Notice live="status">{t`还没有收到支付结果，收到后本页会自动更新。`}</Notice>
      )}
      {trouble && (
        <Notice tone="warning" live="status">
          {trouble === 'offline'
            ? t`网络已断开。订单不会丢失，联网后会自动查询结果，请勿重复付款。`
            : t`暂时查询不到支付结果，正在重试。订单不会丢失，请勿重复付款。`}
        </Notice>
      )}
    </div>
  )
}
