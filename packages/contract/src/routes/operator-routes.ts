/** What the operator's page calls. */
export const operatorRoutes = {
  operatorMatters: 'GET /api/operator/matters',
  operatorWaiting: 'GET /api/operator/waiting',
  operatorCheck: 'GET /api/operator/check',
  operatorAudit: 'GET /api/operator/audit',
  operatorOrder: 'GET /api/operator/order',
  confirmOperator: 'POST /api/operator/confirm',
  closeMatter: 'POST /api/operator/matters/close',
  resolveOrphan: 'POST /api/operator/orphans/:reference/resolve',
  decideDispute: 'POST /api/operator/disputes/:id/decide',
  retryRefund: 'POST /api/operator/refunds/:id/retry',
  payRefundByHand: 'POST /api/operator/refunds/:id/paid',
  closeRefund: 'POST /api/operator/refunds/:id/close',
  refundOrder: 'POST /api/operator/orders/:id/refund',
  acceptAccountName: 'POST /api/operator/payout-accounts/:id/accept-name',
  grantCredit: 'POST /api/operator/credit',
} as const;
