import { useLingui } from '@lingui/react/macro'
import type { DeskApplication } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Button, Notice, Panel } from '@portal/ui/chakra'
import { useEffect, useState } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { useNow } from '../../../../lib/browser/use-now.ts'
import { useStaffId } from '../../../../lib/chakra/desk/staff-id.ts'
import { useTab, useUnsavedWork } from '../../../../lib/chakra/desk/tab.ts'
import { DecisionForm } from '../decision-form.tsx'
import { useApplicationActions } from '../mutations.ts'
import { ReadFirst } from '../read-first.tsx'
import { isTakenByOther } from '../taken.ts'
import { UndoNotice } from '../undo-notice.tsx'
import { membershipOpinions } from '../usual-opinions.ts'
import styles from './application.module.css'

interface DecisionPanelProps {
  application: DeskApplication
  /** What is to be mended, by field. */
  reasons: Readonly<Record<string, string>>
  onDecided: () => void
}

/** Taking an application on, deciding it, and taking the decision back while that can be done. */
export function DecisionPanel({ application, reasons, onDecided }: DecisionPanelProps) {
  const { t } = useLingui()
  const staffId = useStaffId()
  const { claim: taken, decisions, id, undoUntil, version } = application
  // A decision is about what was read; what one has done oneself is known.
  const [read, setRead] = useState(version)
  const { claim, release, decide, undo } = useApplicationActions(id, (own) => setRead(own.version))
  const { setClaim } = useTab()
  const isOwn = taken?.staffId === staffId
  const now = useNow().getTime()
  const isOthers = isTakenByOther(taken, staffId, now)
  // What was claimed in another window is kept there.
  useEffect(() => {
    if (!isOwn) setClaim(undefined)
  }, [isOwn, setClaim])
  const fail = (error: unknown) =>
    notify({ kind: 'error', title: t`没有完成`, description: errorText(error) })
  const named = Object.entries(reasons).flatMap(([field, text]) =>
    text.trim() ? [{ field, text: text.trim() }] : [],
  )
  useUnsavedWork(decisions.includes('RETURN') && named.length > 0)
  return (
    <Panel title={t`审核决定`} className={styles.panel}>
      <div className={styles.form}>
        {undoUntil && (
          <UndoNotice
            until={undoUntil}
            isBusy={undo.isPending}
            onUndo={() => undo.mutate(undefined, { onError: fail })}
          />
        )}
        {decisions.length === 0 && !undoUntil && <p>{t`这份申请现在没有等待审核的环节。`}</p>}
        {decisions.length > 0 && taken && isOthers && (
          <Notice tone="warning" title={t`${taken.staffName}正在审核`}>
            {t`领取到 ${formatDateTime(taken.expiresAt)} 为止，在此之前其他人不能决定。`}
          </Notice>
        )}
        {decisions.length > 0 && !isOthers && (
          <>
            <div className={styles.buttons}>
              {isOwn ? (
                <Button
                  size="sm"
                  variant="outline"
                  busy={release.isPending}
                  onClick={() => release.mutate(undefined, { onError: fail })}
                >{t`放回待审核`}</Button>
              ) : (
                <Button
                  size="sm"
                  variant="outline"
                  busy={claim.isPending}
                  onClick={() => claim.mutate(undefined, { onSuccess: () => setClaim(id), onError: fail })}
                >{t`领取审核`}</Button>
              )}
            </div>
            <ReadFirst
              isNewer={read < version}
              title={t`这份申请已有变化`}
              hint={t`请查看新的申请内容和办理记录，再作决定。`}
              onRead={() => setRead(version)}
            >
              <DecisionForm
                name={`application-${id}`}
                decisions={decisions}
                usual={membershipOpinions}
                hasReasons={named.length > 0}
                decide={async (result, opinion) => {
                  await decide.mutateAsync({
                    version: read,
                    result,
                    ...(opinion && { opinion }),
                    ...(result === 'RETURN' && named.length > 0 && { reasons: named }),
                  })
                  onDecided()
                }}
              />
            </ReadFirst>
          </>
        )}
      </div>
    </Panel>
  )
}
