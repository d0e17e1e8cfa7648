import { ApiError } from '@portal/api-contract'
import { webAddress } from '../../../../lib/address/web-address.ts'
import { parseHtml } from '../../../../lib/browser/trusted.ts'

/** What is taken over of a gateway's form. */
export interface GatewayForm {
  /** http(s). */
  action: string
  fields: [name: string, value: string][]
}

// The attribute, since an input named `action` would hide the property.
function actionOf(form: HTMLFormElement): string | undefined {
  return webAddress(form.getAttribute('action'))?.href
}

/**
 * Reads the form that Alipay answers with, HTML that would post itself. None of it comes to life: the text is parsed
 * apart from the page, and only the address and the form's own hidden fields are taken.
 * @throws ApiError `malformed` when there is no form with an http(s) address
 */
export function readGatewayForm(html: string): GatewayForm {
  const form = parseHtml(html).querySelector('form')
  const action = form ? actionOf(form) : undefined
  if (!form || !action) throw new ApiError('malformed', { status: 200 })
  const inputs = [...form.querySelectorAll('input')].filter(
    (input) => input.getAttribute('type')?.toLowerCase() === 'hidden' && !input.hasAttribute('form'),
  )
  return {
    action,
    fields: inputs.flatMap((input): [string, string][] => {
      const name = input.getAttribute('name')
      return name ? [[name, input.getAttribute('value') ?? '']] : []
    }),
  }
}

/** Leaves for the gateway with a form of our own. */
export function submitGatewayForm({ action, fields }: GatewayForm): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.acceptCharset = 'utf-8'
  form.hidden = true
  for (const [name, value] of fields) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  // A field named `submit` would hide the method.
  HTMLFormElement.prototype.submit.call(form)
}
