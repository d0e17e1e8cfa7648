import { useLingui } from '@lingui/react/macro'
import { Button } from '@portal/ui/chakra'
import type { SheetFile } from './use-file.ts'

/** Gives the reader the file, or makes it first. */
export function FileButton({ file: { isFetching, save } }: { file: SheetFile }) {
  const { t } = useLingui()
  return (
    <Button aria-busy={isFetching} aria-disabled={isFetching} onClick={() => !isFetching && void save()}>
      {isFetching ? t`正在生成 PDF…` : t`下载 PDF`}
    </Button>
  )
}
