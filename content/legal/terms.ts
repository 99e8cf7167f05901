import type { LegalDocument } from '#content/legal/legal-document.ts'
import { MINIMUM_AGE_YEARS, PRODUCT_NAME } from '#shared/product.ts'

export const terms: LegalDocument = {
  title: 'Terms of Service',
  lead: `What you may expect of ${PRODUCT_NAME}, and what we expect of you.`,
  effective: '2025-01-21',
  sections: [
    {
      id: 'agreement',
      heading: 'The agreement',
      blocks: [
        `These terms are between you and the operator of ${PRODUCT_NAME}. By making an account or a design you agree to them, to the credit policy, to the privacy policy and to the content rules. If you do not agree, please do not use the service.`,
        `You must be at least ${MINIMUM_AGE_YEARS} years old. One person, one account; you answer for what happens in yours, so keep your password to yourself.`,
      ],
    },
    {
      id: 'service',
      heading: 'What the service does',
      blocks: [
        'You describe a tattoo in words and choose options, and the service draws designs. It also shows a public gallery, lets you keep and like designs, and can show a design on skin.',
        'A design is a drawing, not medical or professional advice. A tattoo is permanent: have a professional artist judge size, placement and technique before anything touches skin. A picture on skin or after years is an estimate.',
        'We may change or end parts of the service. When a change takes something away that you have paid for, we say so in advance and return what you have not used.',
      ],
    },
    {
      id: 'conduct',
      heading: 'What you may not do',
      blocks: [
        {
          list: [
            'Ask for or upload NSFW, violent or offensive content, or anything else that the content rules name.',
            'Upload a photo of another person without their consent, or of anybody under age at all.',
            'Reverse-engineer the service, take the gallery by machine, or use the service to build a competing one.',
            'Get around limits, prices, credits or another person’s privacy.',
            'Pretend to be somebody else, or claim the mark, name or face of another as yours.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      heading: 'Whose designs they are',
      blocks: [
        'You keep the rights to the content you generate. You may have it tattooed, print it, alter it and sell it.',
        'You grant us a non-exclusive, royalty-free licence to use, display and promote that content inside the platform. For designs you keep private it covers only what it takes to store them and to show them to you.',
        'Others may ask for the same things in similar words and get similar designs. Designs in the public gallery may be taken up and changed by others; a design made from another names it.',
        'The drawing engine, the texts, the name and the look of the service stay ours.',
      ],
    },
    {
      id: 'plans',
      heading: 'Plans and payment',
      blocks: [
        'Plans renew automatically every month unless cancelled. You can cancel at any time from your account; the plan then stays until the end of the cycle you have paid for.',
        'Plan changes take effect at the end of the billing cycle. Prices are in US dollars; a new price holds from the next cycle after we have told you.',
        'What credits cost, what they buy and when they expire stands in the credit policy.',
      ],
    },
    {
      id: 'ending',
      heading: 'Suspension and ending',
      blocks: [
        'You can delete your account at any time, with everything that belongs to it. We may suspend or terminate accounts for violations of these terms. Unless the law or somebody’s safety asks for haste, we say why first, and you can answer through the support page.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        'The service is provided as it is. We do not promise that a design is unique, that it suits your skin, or that the service is never down. As far as the law allows, we do not answer for indirect damage, and in all no more than what you paid us in the twelve months before.',
        'Nothing here limits rights that the law of your home gives you as a consumer and that cannot be given up.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes of these terms',
      blocks: [
        'When the terms change, the date above changes with them. Changes that matter are mailed to account holders at least 14 days before they hold.',
      ],
    },
  ],
}
