/** As people write them in a hurry, and as they are spelt: words that tattoos are made of. */
const PAIRS = `beleive believe, belive believe, beleave believe, strenght strength, strengh strength, stength strength, streangth strength,
  freind friend, freinds friends, familly family, famliy family, fammily family, forver forever, foreve forever, foreverr forever,
  allways always, alway always, alwyas always, tommorow tomorrow, tommorrow tomorrow, tomorow tomorrow, tomorrrow tomorrow,
  regrests regrets, regerts regrets, regreats regrets, beautifull beautiful, beutiful beautiful, beautful beautiful, beatiful beautiful,
  couragous courageous, couragious courageous, corage courage, fearles fearless, feerless fearless, fearlss fearless,
  destany destiny, destinty destiny, definately definitely, recieve receive, acheive achieve, exept except, heavan heaven, hevean heaven,
  gaurdian guardian, guardien guardian, gardian guardian, guidence guidance, happyness happiness,
  happines happiness, hapiness happiness, surviver survivor, warrier warrior, warior warrior, warroir warrior, worrior warrior,
  sacrafice sacrifice, sacrifise sacrifice, sucess success, succes success, truely truly, untill until, wich which,
  wierd weird, yeild yield, loyality loyalty, loyalti loyalty, loyalt loyalty, respekt respect, rember remember, remeber remember,
  rememeber remember, memry memory, memorys memories, mothter mother, brotherr brother, sistrs sisters, dauther daughter,
  daugther daughter, duaghter daughter, grandmohter grandmother, imposible impossible, posible possible, perserverance perseverance,
  perseverence perseverance, persistance persistence, existance existence, independant independent, indepedent independent,
  tradgedy tragedy, tragety tragedy, thier their, teh the, adn and, becuase because, becasue because, throught through, trought through,
  throug through, nothign nothing, notihng nothing, everthing everything, everthign everything, evrything everything, somthing something,
  whith with, wihtout without, dreem dream, draem dream, deram dream, haert heart, breth breath,
  belivers believers, faithfull faithful, gratefull grateful, greatful grateful, peacefull peaceful, powerfull powerful, stregnth strength,
  brillant brilliant, wisdon wisdom, wisdome wisdom, freedon freedom, fredom freedom, freedome freedom, serinity serenity, sereneity serenity,
  hounor honor, honnor honour, phenix phoenix, pheonix phoenix, pheonx phoenix, eternaly eternally, etrenal eternal,
  infinty infinity, infinate infinite, inifinity infinity, carpé carpe, deim diem, noctum noctem, morri mori,  astera aspera, dolche dolce`

/** Words whose accent is lost on many keyboards, in the language they belong to alone. */
const ACCENTS = `corazon corazón, pasion pasión, bendicion bendición, cancion canción, razon razón, 
  tambien también, jamas jamás, dificil difícil, facil fácil, unica única, unico único, ultima última, angeles ángeles,
  espiritu espíritu, oracion oración, salvacion salvación, revolucion revolución, nino niño, sueno sueño, suenos sueños, manana mañana,
  liberte liberté, egalite égalité, fraternite fraternité, verite vérité, beaute beauté, eternite éternité, etoile étoile, reve rêve,
  pere père, frere frère, deja déjà, coeur cœur, soeur sœur, fuer für, schoen schön, traeume träume,
  staerke stärke, koenig könig, koenigin königin, coracao coração, coracão coração, irmao irmão, paixao paixão, perdao perdão,
  piu più, perche perché, verita verità, liberta libertà, cosi così, citta città`

function read(pairs: string): ReadonlyMap<string, string> {
  const entries = pairs.split(',').map((pair): [string, string] => {
    const [wrong = '', right = ''] = pair.trim().split(/\s+/)
    return [wrong, right]
  })
  return new Map(entries.filter(([wrong, right]) => wrong !== right))
}

export const MISSPELT = read(PAIRS)
export const ACCENTED = read(ACCENTS)
