import type { FrenchText } from "./french-text.ts";

export const singleFlavors: Record<string, FrenchText> = {
  "480401": {
    name: "Doublons à la crème d’orange",
    short: "Des pièces plates de fondant à l’orange, frappées puis trempées dans le noir.",
    copy: "Dans notre relevé de ce que les gens montrent en premier, les crèmes à l’orange finissent toujours sixièmes. Nous croyons que c’est la faute de la boîte. Les voici donc seules, pressées en pièces avec un prunier au revers, trempées dans un chocolat à 62 % et empilées en rouleaux dont on pourrait payer un passeur.",
  },
  "480404": {
    name: "Bûchettes érable et noix",
    short: "De la crème d’érable roulée dans les noix, coupée comme du bois de chauffage.",
    copy: "Le sirop d’érable est cuit jusqu’à devenir crème, roulé en bûchettes, enrobé de chocolat au lait puis pressé dans les noix grillées pendant que tout se laisse encore convaincre. Nous prenons le sirop foncé de fin de saison, qui goûte moins le sucre et davantage l’arbre. Cordez-les près du feu, mais ne les y mettez pas.",
  },
  "480407": {
    name: "Carrés de ganache au café",
    short: "Des carrés noirs coiffés d’un grain torréfié.",
    copy: "La crème froide passe la nuit sur des grains entiers : elle en prend le parfum et laisse l’amertume. Au matin, nous y fondons du chocolat noir, nous coupons des carrés et posons un grain sur chacun. Le grain est un avertissement. Trois carrés valent à peu près un espresso; méfiez-vous du grand format après dix-huit heures.",
  },
  "480410": {
    name: "La Patience à la menthe",
    short: "Minces, fraîches, noires. Elles mettent trois semaines à être prêtes.",
    copy: "Un fondant ferme à la menthe sous une mince coque noire; puis nous mettons les boîtes sur une tablette et quittons la pièce. En trois semaines, le fondant s’attendrit de l’intérieur jusqu’à devenir presque un sirop, et rien ni personne ne peut le presser. D’où le nom. La date sur le couvercle est celle où elles ont été assez patientes.",
  },
  "480413": {
    name: "Feuilles de chocolat aux amandes",
    short: "Du chocolat noir étalé si mince qu’on lirait presque au travers.",
    copy: "Des amandes effilées, grillées dans un peu de miel, tombent dans le chocolat noir que l’on étale à la spatule entre deux papiers, jusqu’à ce qu’il ne reste presque plus que le bruit. Elles se cassent toutes seules. Une trentaine par boîte, si légères qu’on les mange debout en se disant que ce n’était que du papier.",
  },
  "480416": {
    name: "Cerises cordiales",
    short: "Une cerise entière, une cuillerée de sirop et aucun retour possible.",
    copy: "Une cerise entière, sans noyau mais avec de bonnes manières, enveloppée d’un fondant qui devient sirop pendant que vous attendez, scellée dans le chocolat noir avec un double socle pour qu’elle ne coule pas. Elle coulera si vous la coupez en deux. Le mode d’emploi n’a pas changé en quatre-vingts ans : d’un coup, menton levé.",
  },
  "480419": {
    name: "Nœuds de caramel au babeurre",
    short: "Des caramels tendres et acidulés, noués aux deux bouts comme un colis.",
    copy: "La crème ordinaire donne un caramel sucré. Le babeurre en donne un qui a son opinion. Il est plus vif, plus pâle, un brin plus tendre, et c’est la seule de nos friandises que les gens décrivent avec les deux mains. Chaque morceau est tordu dans du papier ciré par une machine que nous appelons Édith, parce qu’elle est infatigable et mord parfois.",
  },
  "480422": {
    name: "Gelées de framboise au chocolat noir",
    short: "De la gelée de framboise sous un manteau noir, vive à l’intérieur.",
    copy: "De la pâte de framboise coupée en cubes et trempée bien froide dans le chocolat noir, pour que la coque prenne avant que le fruit proteste. La gelée est toute framboise, sans pépins, avec le moins de sucre possible pour la tenir ensemble. Amère, puis sure, puis sucrée, dans cet ordre, comme une bonne comédie.",
  },
  "480425": {
    name: "Pavés au beurre d’arachide",
    short: "Des carrés rustiques de beurre d’arachide salé sous le chocolat au lait.",
    copy: "Nous moulons les arachides deux fois, une fois pour le beurre et une fois pour le gravier : le cœur est assez lisse pour s’étendre et assez rugueux pour se remarquer. Du sel, un peu de cassonade, du chocolat au lait sur les six faces. Un plateau de pavés qui refroidit ressemble à s’y méprendre au trottoir d’en face.",
  },
};
