import { useLingui } from '@lingui/react/macro'
import { Button } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { useRole } from '../../../lib/session/session.ts'
import { Certificate } from './certificate.tsx'
import { FileButton } from './file/file-button.tsx'
import { FileState } from './file/file-state.tsx'
import { useFile } from './file/use-file.ts'
import { PrintFrame } from './frame/print-frame.tsx'
import { PrintStates } from './frame/print-states.tsx'
import { sheetOf } from './frame/sheet-of.ts'
import { Paper } from './paper.tsx'
import { paperWords } from './paper-words.ts'
import { isCertificate, type PrintSubject, printQueryOptions, searchOf } from './queries.ts'

interface PrintPageProps {
  subject: PrintSubject
  /** The page is for a file to keep: it makes a PDF of the sheet. */
  isFile?: boolean
}

/** A member's certificate, form, notice or receipt as it will be printed, or as a file in place where the browser shows those. */
export function PrintPage({ subject, isFile = false }: PrintPageProps) {
  const { t } = useLingui()
  const query = useQuery(printQueryOptions(subject))
  const data = sheetOf(query)
  const title = data && `${paperWords(data.printType).title} ${data.holderName} ${data.certNo}`
  // The browser proposes the title as the file's name.
  usePageTitle(title ?? t`打印`)
  const file = useFile(isFile ? title : undefined, query.dataUpdatedAt)
  const shape = isCertificate(subject) ? 'across' : 'upright'
  const back = <Link {...useBack(subject)}>{t`返回`}</Link>
  const toFile = isFile ? (
    <FileButton file={file} />
  ) : (
    <Button asChild variant="outline">
      <Link to="/pdfPage" search={searchOf(subject)}>{t`另存为 PDF`}</Link>
    </Button>
  )
  return (
    <PrintFrame shape={shape} back={back} action={data && t`打印`} {...{ toFile, isFile }}>
      {!data && <PrintStates query={query} shape={shape} back={back} />}
      {data && isFile && <FileState file={file} />}
      {data && (shape === 'across' ? <Certificate print={data} /> : <Paper print={data} />)}
    </PrintFrame>
  )
}

/** Where what is printed can be read. */
function useBack(subject: PrintSubject) {
  const links = useMemberLinks()
  const isUnit = useRole() === 'memberCompany'
  const membership = { to: isUnit ? '/memberManagement' : '/personMemberManage' } as const
  if (subject.type === 'APPLY_FORM') return { ...membership, search: { apply: subject.id } }
  return isCertificate(subject) ? membership : links.fees
}
