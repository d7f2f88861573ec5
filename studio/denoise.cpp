// Cross-buffer feature regression denoiser (after Bitterli et al. 2016, "NFOR"), classical - no weights.
// Built by develop.py: g++ -O3 -march=native -ffast-math -fopenmp -shared -fPIC denoise.cpp -o denoise.so
#include <cmath>
#include <cstring>
#include <vector>
#include <algorithm>
using std::vector;
typedef vector<float> vf;
static const int T=48;
// planar inputs: col [3][H*W] (target), gui [3][H*W] (guide), var [3][H*W] (variance of guide), feat [NF][H*W]
extern "C" void regress(int W,int H,const float*col,const float*gui,const float*var,const float*feat,int NF,
                        int R,int P,float k,float ridge,float fk,const float*fvar,float*out){
  const int N=NF+1, NM=N*(N+1)/2, NA=NM+3*N; const long S=(long)W*H;
  int tx=(W+T-1)/T, ty=(H+T-1)/T; const float k2=k*k, fk2=fk*fk;
  #pragma omp parallel
  {
    vf acc((size_t)NA*T*T), d((T+2*P)*(T+2*P)), hb((T+2*P)*T), w(T*T);
    vf rel((size_t)N*T);
    #pragma omp for schedule(dynamic,1)
    for(int ti=0;ti<tx*ty;ti++){
      int x0=(ti%tx)*T,y0=(ti/tx)*T,x1=std::min(W,x0+T),y1=std::min(H,y0+T); int tw=x1-x0,th=y1-y0;
      bool any=false; // nothing to see in this tile: it stays empty
      for(int c=0;c<3&&!any;c++)for(int y=y0;y<y1&&!any;y++)for(int x=x0;x<x1;x++)if(col[c*S+(long)y*W+x]!=0){any=true;break;}
      if(!any)continue;
      std::fill(acc.begin(),acc.end(),0.f);
      int DW=T+2*P;
      for(int oy=-R;oy<=R;oy++)for(int ox=-R;ox<=R;ox++){
        for(int y=-P;y<th+P;y++){
          int py=std::min(H-1,std::max(0,y0+y)),qy=std::min(H-1,std::max(0,py+oy));
          float*dr=&d[(y+P)*DW];
          for(int x=-P;x<tw+P;x++){
            int px=std::min(W-1,std::max(0,x0+x)),qx=std::min(W-1,std::max(0,px+ox));
            long p=(long)py*W+px,q=(long)qy*W+qx; float s=0;
            for(int c=0;c<3;c++){
              float vp=var[c*S+p],vq=var[c*S+q],df=gui[c*S+p]-gui[c*S+q];
              s+=(df*df-(vp+std::min(vp,vq)))/(1e-6f+k2*(vp+vq));
            }
            dr[x+P]=s*(1.f/3.f);
          }
        }
        float inv=1.f/(2*P+1);
        for(int y=0;y<th+2*P;y++){ float*dr=&d[y*DW],*hr=&hb[y*T];
          for(int x=0;x<tw;x++){float s=0;for(int i=0;i<=2*P;i++)s+=dr[x+i];hr[x]=s*inv;} }
        for(int y=0;y<th;y++){ float*wr=&w[y*T];
          for(int x=0;x<tw;x++){float s=0;for(int i=0;i<=2*P;i++)s+=hb[(y+i)*T+x];s*=inv;
            wr[x]=expf(-std::max(0.f,std::min(s,30.f)));} }
        for(int y=0;y<th;y++){
          int py=y0+y,qy=py+oy; if(qy<0||qy>=H)continue;
          int xa=std::max(0,-(x0+ox)),xb=std::min(tw,W-x0-ox);
          const long p0=(long)py*W+x0,q0=(long)qy*W+x0+ox; float*wr=&w[y*T];
          for(int f=0;f<NF;f++){ float*r=&rel[(f+1)*T]; const float*F=feat+f*S;
            for(int x=xa;x<xb;x++)r[x]=F[q0+x]-F[p0+x]; }
          if(fk>0){ for(int x=xa;x<xb;x++){ float m=0;
              for(int f=0;f<NF;f++){ float r=rel[(f+1)*T+x]; float g=r*r/(fk2*std::max(fvar[f],1e-8f)); m=std::max(m,g);} 
              wr[x]*=expf(-std::min(m,30.f)); } }
          int a=0;
          for(int i=0;i<N;i++)for(int j=0;j<=i;j++,a++){
            float*A=&acc[(size_t)a*T*T+y*T]; const float*ri=&rel[i*T],*rj=&rel[j*T];
            if(i==0)        for(int x=xa;x<xb;x++)A[x]+=wr[x];
            else if(j==0)   for(int x=xa;x<xb;x++)A[x]+=wr[x]*ri[x];
            else            for(int x=xa;x<xb;x++)A[x]+=wr[x]*ri[x]*rj[x];
          }
          for(int i=0;i<N;i++)for(int c=0;c<3;c++,a++){
            float*A=&acc[(size_t)a*T*T+y*T]; const float*ri=&rel[i*T]; const float*C=col+c*S;
            if(i==0) for(int x=xa;x<xb;x++)A[x]+=wr[x]*C[q0+x];
            else     for(int x=xa;x<xb;x++)A[x]+=wr[x]*ri[x]*C[q0+x];
          }
        }
      }
      double L[16][16],bb[16][3];
      for(int y=0;y<th;y++)for(int x=0;x<tw;x++){
        int a=0; size_t o=(size_t)y*T+x,TT=(size_t)T*T; float w0=acc[o]; float iw=1.f/std::max(w0,1e-12f);
        for(int i=0;i<N;i++)for(int j=0;j<=i;j++,a++)L[i][j]=acc[a*TT+o]*iw;
        for(int i=0;i<N;i++)for(int c=0;c<3;c++,a++)bb[i][c]=acc[a*TT+o]*iw;
        for(int i=1;i<N;i++)L[i][i]+=ridge;
        for(int i=0;i<N;i++){ for(int j=0;j<=i;j++){ double s=L[i][j]; for(int m=0;m<j;m++)s-=L[i][m]*L[j][m];
            if(i==j)L[i][i]=std::sqrt(std::max(s,1e-9)); else L[i][j]=s/L[j][j]; } }
        for(int c=0;c<3;c++){ double z[16];
          for(int i=0;i<N;i++){double s=bb[i][c];for(int m=0;m<i;m++)s-=L[i][m]*z[m];z[i]=s/L[i][i];}
          for(int i=N-1;i>=0;i--){double s=z[i];for(int m=i+1;m<N;m++)s-=L[m][i]*z[m];z[i]=s/L[i][i];}
          out[c*S+(long)(y0+y)*W+x0+x]=z[0];
        }
      }
    }
  }
}
