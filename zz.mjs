import { chromium } from "@playwright/test";
const b=await chromium.launch({executablePath:"/usr/bin/chromium"});
for(const width of [1440,390]){
const ctx=await b.newContext({viewport:{width,height:width>1000?900:844},baseURL:"http://localhost:3600"}); const p=await ctx.newPage();
p.on("console",m=>console.log(width,m.type(),m.text())); p.on("pageerror",e=>console.log(width,"ERR",e.message));
const shot=n=>p.screenshot({path:`/tmp/look/pk-${n}-${width}.png`});
await p.goto("/boxed-chocolates/half-moon-praline-bonbons/480127.html"); await p.waitForLoadState("networkidle"); 
await p.getByRole("button",{name:"Select your preferred shop"}).last().click(); await p.getByRole("dialog").waitFor(); await p.waitForTimeout(500); await shot("empty");
await p.getByLabel("Zip or postal code").fill("94110"); await p.getByRole("button",{name:"Find shops"}).click(); await p.waitForTimeout(1500); await shot("found");
const btn=p.getByRole("button",{name:/Select this shop/}); console.log(width,"selectable",await btn.count());
if(await btn.count()){ await btn.first().click(); await p.waitForTimeout(1200); await shot("chosen"); await p.getByText("How would you like it?").scrollIntoViewIfNeeded(); await shot("ful");
await p.getByRole("button",{name:"Add to bag"}).first().click(); await p.waitForTimeout(2500); await shot("added"); 
await p.goto("/cart"); await p.waitForTimeout(2000); await shot("cart"); await p.getByRole("link",{name:"Checkout"}).click(); await p.waitForTimeout(2000); await shot("shipping");
await p.getByLabel("Email").fill("june@example.test"); await p.getByLabel("First Name").fill("June"); await p.getByLabel("Last Name").fill("Harper"); await p.getByLabel("Phone Number").fill("4155550142"); await p.getByRole("button",{name:"Continue to Payment"}).click(); await p.waitForTimeout(2500); await shot("billing"); console.log(p.url()); }
await ctx.close();}
await b.close();
