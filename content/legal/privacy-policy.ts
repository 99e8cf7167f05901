import type { LegalDocument } from '#content/legal/legal-document.ts'
import { FREE_OFFER_MEMORY_MONTHS, SESSION_LIFETIME_DAYS } from '#shared/limits.ts'
import { PHOTO_REVIEW_WORDS } from '#shared/photo-words.ts'
import { MINIMUM_AGE_YEARS, PRODUCT_NAME } from '#shared/product.ts'

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  lead: 'What we keep, why, for how long, and how you get it back or rid of it.',
  effective: '2026-11-16',
  sections: [
    {
      id: 'short',
      heading: 'The short of it',
      blocks: [
        {
          list: [
            'We keep what the service needs to work, and nothing to sell.',
            'Your card number never reaches us. Your password is kept as a hash that cannot be read back.',
            'Private designs are shown to you alone. Everything else you make is public in the gallery, with your username.',
            'From your account you can take along everything we keep, or delete it, at any time.',
          ],
        },
      ],
    },
    {
      id: 'data',
      heading: 'What we keep',
      blocks: [
        {
          table: {
            caption: 'Data, reason and time',
            head: ['What', 'Why', 'Until'],
            rows: [
              [
                'E-mail address, username, password hash or your Google account’s number',
                'To know that it is you, and to write to you about your account',
                'You delete the account',
              ],
              [
                'Sessions: a hash of the token, when it was made and last used',
                'To keep you signed in, and to let you end a session elsewhere',
                `You sign out, or ${SESSION_LIFETIME_DAYS} days after its last use`,
              ],
              [
                'Keyed hashes of the networks you have signed in from, the last 20',
                'To let you in from there while somebody else guesses at your password',
                '90 days after the last sign-in from there, or you delete the account',
              ],
              [
                'Prompts, options, designs, tags, favourites, likes',
                'They are the service',
                'You delete the design or the account',
              ],
              [
                'Credits: every grant, hold, spending and return',
                'To be able to show that nothing was charged wrongly',
                'You delete the account',
              ],
              [
                'Plan, invoices’ amounts and dates, your number at the payment service',
                'To give you what you paid for',
                'You delete the account; the payment service and our books keep invoices as long as the law asks',
              ],
              [
                'Keyed hashes of your mailbox and of your card’s fingerprint at the payment service, with what you were given: free credits or a trial',
                'To give both once to a person. Without our key nobody can tell from them which mailbox or card it was',
                `${FREE_OFFER_MEMORY_MONTHS} months after you were given them, also when you delete the account before; with the account, if you keep it longer`,
              ],
              [
                'The campaign parameters (utm_…) of the link you first came by, unless your browser sends Global Privacy Control',
                'To know which of our links are worth it',
                'You delete the account',
              ],
              [
                'That plans were opened, an upgrade was clicked, a design was asked for or an account made, with tier, style and campaign; without name, address or cookie, and not where your browser sends Global Privacy Control',
                'To see what is used and where people get stuck',
                '30 days; how many there were on a day, 400 days',
              ],
              [
                'For a visitor’s free first design: its words and pictures, and keyed hashes of the browser’s id and the network address',
                'To draw one a day, and to hand it over to whoever signs up',
                '24 hours; a design that is kept becomes one of yours',
              ],
              [
                'How often a text was refused, by the rule it broke; not the text',
                'To see whether our rules are right',
                '400 days',
              ],
              [
                'What an administrator did, by the numbers of the account, design or message it was done to',
                'So that nobody can act on your things without a trace',
                'For good; the numbers name nobody once you have deleted the account',
              ],
              [
                'Messages to support, and reports of designs',
                'To answer and to act',
                'Two years after the last message',
              ],
              [
                'Your network address',
                'To limit abuse: it is counted for minutes to a day and is not in our logs',
                'A day at most',
              ],
              [
                'Logs: time, page path, result and duration of each request, without the query',
                'To find faults',
                '30 days, where the operator keeps them',
              ],
            ],
          },
        },
        `Nobody under ${MINIMUM_AGE_YEARS} may have an account. If you learn that a child uses ${PRODUCT_NAME}, tell us and we delete the account.`,
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and your browser’s storage',
      blocks: [
        'One cookie, XSRF-TOKEN (over HTTPS __Host-XSRF-TOKEN), protects forms from other sites. It names nobody and ends with the browser’s session. The rest is kept in your browser and is not sent along with requests, except where this says so.',
        {
          table: {
            caption: 'What your browser keeps for us',
            head: ['Name', 'What it is for'],
            rows: [
              [
                'authToken, currentUser',
                'You are signed in; the token goes along with your requests',
              ],
              [
                'socialProvider, socialSignOut',
                'That you signed in with Google, so that signing out here also tells Google’s button',
              ],
              ['hasSeenPricing', 'The plans open by themselves only once'],
              [
                'anonymousViewCount, anonymousViewIds',
                'Which designs a visitor has opened, up to three',
              ],
              [
                'upvotedTattoos, visitorId',
                'A visitor likes and reports a design once and has one free design a day; the id goes along with those',
              ],
              [
                'firstDesign',
                'The free design a visitor had drawn, for a day; signing in sends its key and keeps it',
              ],
              [
                'visitorDraft, designDraft, createDraft',
                'Words and settings of a design you have begun: a day for a visitor, 30 days with an account, until it is drawn or you sign out',
              ],
              ['utm_params', 'The campaign you came by, until you sign up'],
              ['theme', 'Day or night, if you chose one'],
              [
                'scriptConsent',
                'Whether you allowed scripts of others, where the operator has set up any',
              ],
            ],
          },
        },
        'No advertising cookies. Analytics of others are loaded only where the operator has set them up and only after you have said yes, which you can take back under “Privacy choices” at the foot of every page; a browser that sends Global Privacy Control has said no. Pages that show photos of yours load none.',
      ],
    },
    {
      id: 'others',
      heading: 'Who else sees it',
      blocks: [
        {
          list: [
            'The payment service (Stripe), when you buy: what you type on its page goes to it, not to us.',
            'Google, when you choose to sign in with it.',
            'A hosted model, where the operator uses one instead of the built-in engine: your prompt and options, without your name or address.',
            'A hosted trainer, where the operator uses one for body mapping: the photos you train with, until the training is over. What it makes of them is yours alone, and is deleted there when one of those photos goes.',
            `Nobody sees the photos you upload for body mapping but you. ${PHOTO_REVIEW_WORDS}`,
            'The companies that host the database, files and mail for us, bound by contract to do only that.',
            'Courts and authorities, where the law compels us, and no further than it does.',
          ],
        },
        'We sell no data, train no models on private designs, and none on your photos for anybody but you.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        'You may see, correct, take along and delete what we keep of you, object to its use, and complain to the data protection authority of your country. Export and deletion are in your account and work at once; for everything else write to us through the support page.',
        'Deleting your account removes your data from the product at once and from backups as those run out. Designs of yours that others have built on are removed as well; theirs stay.',
      ],
    },
    {
      id: 'safety',
      heading: 'How it is kept',
      blocks: [
        'Connections are encrypted, passwords hashed with a slow function, tokens kept as hashes, private pictures served by signed addresses that expire. If data of yours were ever taken, we would tell you and the authority within the time the law sets.',
      ],
    },
  ],
}
