import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Resolver } from 'react-hook-form'
import * as v from 'valibot'
import { emailRule } from '../../../../lib/forms/fields/rules.ts'
import { type InvoiceSent, type InvoiceValues, invoiceSchema } from '../apply/invoice-schema.ts'

/** The kind of invoice that may name all that a title knows, and needs none of it. */
export const kindOfTitles = 'E_NORMAL' as const

/** The rules of an invoice's buyer; a mail address may be missing. */
export const titleSchema = (titleType: InvoiceValues['titleType']) =>
  v.object({
    ...invoiceSchema({ invoiceKind: kindOfTitles, titleType }).entries,
    email: v.union([v.literal(''), emailRule]),
  })

/** For the form of a title, whose fields depend on whether it is a company. */
export const titleResolver: Resolver<InvoiceValues, unknown, InvoiceSent> = (values, context, options) =>
  (valibotResolver(titleSchema(values.titleType)) as Resolver<InvoiceValues, unknown, InvoiceSent>)(
    values,
    context,
    options,
  )
