import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import { hasPdfViewer } from '../../../../lib/chakra/record/pdf-frame.tsx'

/** The file of the sheet that stands on the page. */
export type SheetFile = ReturnType<typeof useFile>

/**
 * Makes a PDF of the sheet: at once where it is shown in place, else when it is asked for. A viewer in a phone's window would show
 * less of it than the sheet does, and some of them its first page only.
 *
 * @param title what the file is called; undefined while there is no sheet
 * @param readAt when what stands on the sheet was read: with another reading the file is another
 */
export function useFile(title: string | undefined, readAt: number) {
  const [isInPlace] = useState(() => hasPdfViewer() && window.matchMedia('(min-width: 768px)').matches)
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['print', 'file', title, readAt],
    queryFn: () => make(title ?? ''),
    enabled: title !== undefined && isInPlace,
    // A browser without a network has all that it takes.
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const save = async () => {
    const file = data ?? (await refetch()).data
    if (file) saveFile(`${title}.pdf`, file, file.type)
  }
  return { data, isFetching, isError, isInPlace, save }
}

async function make(title: string): Promise<Blob> {
  const sheet = document.querySelector<HTMLElement>('main > article')
  if (!sheet) throw new Error('There is no sheet on the page.')
  const { fileOf } = await import('./draw-pages.ts')
  return fileOf(sheet, title)
}
