import { useLingui } from '@lingui/react/macro'
import { Button, Notice, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { assetUrl } from '../../api/http.ts'
import { LoadFailure } from '../load-failure.tsx'
import { hasPdfViewer, PdfFrame } from './pdf-frame.tsx'

async function load(address: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`The file answered ${response.status}.`)
  // Whatever the server says that it is: nothing but a PDF is made of it.
  return new Blob([await response.arrayBuffer()], { type: 'application/pdf' })
}

/**
 * A PDF of the backend in the browser's own viewer, or the way to it where the browser has none.
 *
 * @param props.name what it is, for who hears the page
 */
export default function PdfView({ path, name }: { path: string; name: string }) {
  const { t } = useLingui()
  const address = assetUrl(path)
  if (!address || !hasPdfViewer()) {
    return (
      <Notice
        title={t`这个浏览器不能在页面里显示 PDF`}
        action={
          address && (
            <Button asChild size="sm" variant="outline">
              <a href={address} target="_blank" rel="noopener noreferrer">
                {t`在新窗口打开`}
              </a>
            </Button>
          )
        }
      >
        {t`可以下载后查看。`}
      </Notice>
    )
  }
  return <Frame address={address} name={name} />
}

/** The file is loaded first: what the backend sends may not be framed by its address, only as what it is. */
function Frame({ address, name }: { address: string; name: string }) {
  const { t } = useLingui()
  const query = useQuery({
    queryKey: ['file', address],
    queryFn: ({ signal }) => load(address, signal),
    // A red flush changes what it shows.
    gcTime: 0,
  })
  const { data, error } = query
  if (!data && error) return <LoadFailure query={query} title={t`文件没有加载成功`} />
  return data ? <PdfFrame file={data} name={name} /> : <Skeleton height="40rem" />
}
