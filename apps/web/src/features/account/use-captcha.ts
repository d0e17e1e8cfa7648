import { useQuery } from '@tanstack/react-query'
import { captchaQueryOptions } from './queries.ts'

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
    image: isError ? undefined : data?.image,
    isLoading: isFetching,
    refresh: () => void refetch(),
  }
}
