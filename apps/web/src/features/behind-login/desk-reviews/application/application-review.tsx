import { useLingui } from '@lingui/react/macro'
import type { ApplyMaterial, DeskApplication } from '@portal/api-contract'
import { Panel } from '@portal/ui/chakra'
import { useState } from 'react'
import { FileViewer } from '../../../../lib/chakra/desk/file-viewer.tsx'
import { applyStates, ownerNames } from '../../../../lib/chakra/desk/record-words.ts'
import { ContainedPart } from '../../../../lib/chakra/record/contained-part.tsx'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { listOf } from '../../../../lib/content/list-of.ts'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { kindNames, materialNames } from '../words.ts'
import { Applicant } from './applicant.tsx'
import styles from './application.module.css'
import { Checks } from './checks.tsx'
import { missingFrom } from './compare.ts'
import { DecisionPanel } from './decision-panel.tsx'
import { FieldTable } from './field-table.tsx'
import { History } from './history.tsx'
import { NextApplication } from './next-application.tsx'

/** What was handed in beside its proof, what the system found, what was done before, and the decision. */
export function ApplicationReview({ application }: { application: DeskApplication }) {
  const { t, i18n } = useLingui()
  const { applyNo, applyKind, applyType, ownerName, status } = application
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({})
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <span lang="zh-CN">{ownerName}</span> <span className={styles.number}>{applyNo}</span>
        </h1>
        <span>
          {i18n._(wordOf(ownerNames, applyType))} · {i18n._(wordOf(kindNames, applyKind))}
        </span>
        <StateBadge states={applyStates} value={status} />
        <NextApplication id={application.id} />
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Panel title={t`申请内容`} className={styles.panel}>
            <ContainedPart>
              <FieldTable
                application={application}
                reasons={application.decisions.includes('RETURN') ? reasons : undefined}
                onReasons={setReasons}
              />
            </ContainedPart>
          </Panel>
          <Panel title={t`办理记录`} className={styles.panel}>
            <ContainedPart>
              <History application={application} />
            </ContainedPart>
          </Panel>
        </div>
        <div className={styles.column}>
          <ContainedPart>
            <DecisionPanel application={application} reasons={reasons} onDecided={() => setReasons({})} />
          </ContainedPart>
          <Panel title={t`系统检查`} className={styles.panel}>
            <ContainedPart>
              <Checks checks={application.checks} />
            </ContainedPart>
          </Panel>
          <Panel title={t`申请材料`} className={styles.panel}>
            <ContainedPart>
              <Materials application={application} />
            </ContainedPart>
          </Panel>
          <Panel title={t`会员现状`} className={styles.panel}>
            <ContainedPart>
              <Applicant applicant={application.applicant} />
            </ContainedPart>
          </Panel>
        </div>
      </div>
    </div>
  )
}

/** The files of an application, and after them those that it had when it was returned and has no more. */
function Materials({ application: { application, previous } }: { application: DeskApplication }) {
  const { t, i18n } = useLingui()
  const materials = listOf(application.materials)
  const nameOf = ({ type, file }: ApplyMaterial) => `${i18n._(wordOf(materialNames, type))} · ${file.name}`
  const files = [
    ...materials.map((one) => ({ name: nameOf(one), stored: one.file.name, url: one.file.url })),
    ...missingFrom(materials, listOf(previous?.materials)).map((one) => ({
      name: t`退回前：${nameOf(one)}`,
      stored: one.file.name,
      url: one.file.url,
    })),
  ]
  return <FileViewer files={files} />
}
