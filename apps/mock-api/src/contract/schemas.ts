import { document } from '@portal/api-contract/document'
import { addContractFormats } from '@portal/api-contract/formats'
import type { ValidateFunction } from 'ajv'
import Ajv2020 from 'ajv/dist/2020.js'

function compiler(allErrors: boolean): (schema: object) => ValidateFunction {
  // The document has been linted when it was made, and validating it again would only cost time at the start. What many bodies
  // refer to is compiled once, and not into each of them; most validators are made for a few calls, which their optimizing would
  // outlast.
  const ajv = new Ajv2020({
    strict: false,
    allErrors,
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  })
  addContractFormats(ajv)
  // Without its operations, to which no schema refers and which are three quarters of it.
  ajv.addSchema({ components: { schemas: document.components.schemas } }, 'contract')
  const bySchema = new WeakMap<object, ValidateFunction>()
  const byText = new Map<string, ValidateFunction>()
  const compile = (schema: object): ValidateFunction => {
    // References inside the document begin with `#/components/…`; from outside they need the document's name.
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')
    const validate = byText.get(text) ?? ajv.compile(JSON.parse(text))
    byText.set(text, validate)
    return validate
  }
  return (schema) => {
    const validate = bySchema.get(schema) ?? compile(schema)
    bySchema.set(schema, validate)
    return validate
  }
}

/** The validator of a schema out of the document, compiled at its first use; equal schemas share one. */
export const validatorOf = compiler(true)

/**
 * The same, which tells the first error alone. It looks at no item of a list that is too long, while telling all errors takes as long
 * as the square of their number.
 */
export const firstErrorOf = compiler(false)
