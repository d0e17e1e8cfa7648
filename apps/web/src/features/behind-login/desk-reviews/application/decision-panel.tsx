import { useLingui } from '@lingui/react/macro'
import type { DeskApplication } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Button, Notice, Panel } from '@portal/ui/chakra'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { useStaffId } from '../../../../lib/chakra/desk/staff-id.ts'
import { DecisionForm } from '../decision-form.tsx'
import { useApplicationActions } from '../mutations.ts'
import { UndoNotice } from '../undo-notice.tsx'
import styles from './application.module.css'
import { useKeptClaim } from './use-kept-claim.ts'

interface DecisionPanelProps {
  application: DeskApplication
  /** What is to be mended, by field. */
  reasons: Readonly<Record<string, string>>
}

/** Taking an application on, deciding it, and taking the decision back while that can be done. */
export function DecisionPanel({ application, reasons }: DecisionPanelProps) {
  const { t } = useLingui()
  const staffId = useStaffId()
  const { claim: taken, decisions, id, undoUntil, version } = application
  const { claim, release, decide, undo } = useApplicationActions(id)
  const isOwn = taken?.staffId === staffId
  const isOthers = taken !== null && !isOwn
  useKeptClaim(id, isOwn)
  const fail = (error: unknown) =>
    notify({ kind: 'error', title: t`没有完成`, description: errorText(error) })
  const named = Object.entries(reasons).flatMap(([field, text]) =>
    text.trim() ? [{ field, text: text.trim() }] : [],
  )
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
        {decisions.length > 0 && isOthers && (
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
                  onClick={() => claim.mutate(undefined, { onError: fail })}
                >{t`领取审核`}</Button>
              )}
            </div>
            <DecisionForm
              name={`application-${id}-${application.node}-${application.submitDate}`}
              decisions={decisions}
              hasReasons={named.length > 0}
              decide={(result, opinion) =>
                decide.mutateAsync({
                  version,
                  result,
                  ...(opinion && { opinion }),
                  ...(result === 'RETURN' && named.length > 0 && { reasons: named }),
                })
              }
            />
          </>
        )}
      </div>
    </Panel>
  )
}
