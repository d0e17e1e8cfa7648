import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ContainedPart } from '../../../../lib/chakra/record/contained-part.tsx'
import { OrderPayment } from '../order/order-payment.tsx'
import { CoursePayment } from './course-payment.tsx'
import type { CoursePaymentSearch } from './course-search.ts'

/** The education's payment page: for a course that has no order yet, then for the order until its end. */
export function CoursePaymentPage({ search, terms }: { search: CoursePaymentSearch; terms: ReactNode }) {
  const navigate = useNavigate()
  const { course, order, agreed } = search
  const toOrder = (orderId: number, agreed?: number) =>
    navigate({ to: '.', search: { order: orderId, agreed }, replace: true })
  return (
    <ContainedPart>
      {order !== undefined && (
        <OrderPayment key={order} id={order} agreed={agreed} terms={terms} onOrder={toOrder} />
      )}
      {order === undefined && course !== undefined && (
        <CoursePayment id={course} terms={terms} onOrder={toOrder} />
      )}
    </ContainedPart>
  )
}
