import { useLingui } from '@lingui/react/macro'
import { Button, buttonClass, EmptyState, Field, TextInput } from '@portal/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { ListBody } from '../../../lib/list/list-body.tsx'
import { showFindings, useSearchInput } from '../../../lib/list/search-input.ts'
import { EntryTrail } from '../../../lib/page/entry-trail.tsx'
import { Page } from '../../../lib/page/page.tsx'
import { EmptyPicture } from '../../../lib/states/empty-picture.tsx'
import type { CertificatesSearch } from '../experts-search.ts'
import { certificatesPageSize, certificatesQueryOptions } from '../queries.ts'
import { CertificateRow, CertificateRowSkeleton } from './certificate-row.tsx'
import styles from './certificates-page.module.css'

/** Whether somebody is one of the association's experts: its certificates of appointment, by number and name. */
export function CertificatesPage({ search }: { search: CertificatesSearch }) {
  const { t } = useLingui()
  const query = useQuery({ ...certificatesQueryOptions(search), placeholderData: keepPreviousData })
  return (
    <Page
      trail={<EntryTrail path="/LetterAppointmentInfo" name={t`专家智库`} below={t`专家聘书查询`} />}
      title={t`专家聘书查询`}
      lead={t`聘书上的编号、姓名、专业方向和聘期应与协会记录一致，查不到的不是协会聘任的专家。`}
      description={t`按聘书编号或姓名查询江川造价协会专家聘书是否有效。`}
    >
      <Lookup search={search} />
      <ListBody
        query={query}
        renderItem={(certificate) => <CertificateRow key={certificate.id} certificate={certificate} />}
        page={search.page}
        pageSize={certificatesPageSize}
        empty={<NoCertificate />}
        skeleton={<Rows />}
        className={styles.rows}
      />
    </Page>
  )
}

const Rows = () => (
  <ul className={styles.rows} aria-hidden="true">
    {Array.from({ length: certificatesPageSize }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
      <CertificateRowSkeleton key={index} />
    ))}
  </ul>
)

function Lookup({ search }: { search: CertificatesSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const certNo = useSearchInput(search.certNo)
  const name = useSearchInput(search.name)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const wordOf = (name: string) => String(data.get(name) ?? '').trim() || undefined
    const found = navigate({
      to: '/LetterAppointmentInfo/certificates',
      search: { certNo: wordOf('certNo')?.toUpperCase(), name: wordOf('name') },
      resetScroll: false,
    })
    void showFindings(event.currentTarget, found)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> has no role in the browsers the portal still serves
    <form role="search" aria-label={t`专家聘书查询`} className={styles.form} onSubmit={submit}>
      <Field label={t`聘书编号`} hint={t`例如 JCZJ-2025-001，可只输入一部分。`}>
        {(control) => (
          <TextInput
            {...control}
            ref={certNo}
            name="certNo"
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t`专家姓名`}>
        {(control) => <TextInput {...control} ref={name} name="name" maxLength={30} autoComplete="off" />}
      </Field>
      <Button type="submit">{t`查询`}</Button>
    </form>
  )
}

function NoCertificate() {
  const { t } = useLingui()
  return (
    <EmptyState
      art={<EmptyPicture variant="search" />}
      title={t`没有查到这样的聘书`}
      action={
        <Link
          to="/LetterAppointmentInfo/certificates"
          activeOptions={{ exact: true }}
          resetScroll={false}
          className={buttonClass({ variant: 'outline' })}
        >{t`查看全部聘书`}</Link>
      }
    >
      {t`请对照聘书检查编号和姓名。确实查不到的，不是协会出具的聘书。`}
    </EmptyState>
  )
}
