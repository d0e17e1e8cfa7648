import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../api/http.ts'

const validFor = (data: { expiresIn: number } | undefined) => data && data.expiresIn * 1000

/**
 * A captcha picture. It is replaced when it expires, or as soon as the page is looked at again then, and never shown to a form that is
 * opened later.
 */
const captchaQueryOptions = queryOptions({
  queryKey: ['captcha'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/public/code', { signal })),
  staleTime: ({ state }) => validFor(state.data) ?? Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchInterval: ({ state }) => validFor(state.data) ?? false,
})

/** The one picture that comes inside its answer; `assetUrl` is for all others, which have an address. */
const pictureOf = (image: unknown): string | undefined =>
  typeof image === 'string' && image.startsWith('data:image/') ? image : undefined

/** The captcha of a form: its picture, the key to send back, and another one when it is needed. */
export interface Captcha {
  /** Empty while no picture is there; the server refuses that as it does a wrong answer. */
  captchaKey: string
  image: string | undefined
  isLoading: boolean
  refresh: () => void
}

export function useCaptcha(): Captcha {
  const { data, isFetching, isError, refetch } = useQuery(captchaQueryOptions)
  return {
    captchaKey: data?.captchaKey ?? '',
    image: isError ? undefined : pictureOf(data?.image),
    isLoading: isFetching,
    refresh: () => void refetch(),
  }
}
